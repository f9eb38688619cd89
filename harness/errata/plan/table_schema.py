"""The shape of `envs/<framework>.toml`, and every way in which a file can break it."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from packaging.requirements import InvalidRequirement, Requirement
from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import InvalidVersion, Version
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from errata.model.cell import BACKENDS
from errata.model.errors import Problem
from errata.plan.located import read_toml

__all__ = [
    "NightlyTable",
    "PackageTable",
    "PinTable",
    "ReleaseTable",
    "Table",
    "VariantTable",
    "read_table",
]

_PYTHON = re.compile(r"3\.(?:[7-9]|[1-9]\d)")


def _requirement(text: str) -> str:
    # `{version}` stands for the release, for companions that carry the framework's number.
    try:
        Requirement(text.replace("{version}", "1"))
    except InvalidRequirement as error:
        raise ValueError(f"'{text}' is not a requirement: {_first_line(error)}") from error
    return text


def _specifier(text: str) -> str:
    try:
        SpecifierSet(text)
    except InvalidSpecifier as error:
        raise ValueError(f"'{text}' is not a PEP 440 specifier such as '>=2.0,<3'") from error
    return text


def _version(text: str) -> str:
    try:
        Version(text)
    except InvalidVersion as error:
        raise ValueError(f"'{text}' is not a PEP 440 version such as '2.5.1'") from error
    return text


def _python(text: str) -> str:
    if not _PYTHON.fullmatch(text):
        raise ValueError(f"'{text}' is not a Python such as '3.11' (3.7 or later)")
    return text


def _name(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?", text):
        raise ValueError(f"'{text}' is not a package name")
    return text


def _index(text: str) -> str:
    try:
        parts = urlsplit(text)
        has_secret = "@" in parts.netloc
    except ValueError as error:
        raise ValueError(f"'{text}' is not an address: {error}") from error
    if has_secret:
        raise ValueError("names a user or password; put those into ~/.netrc")
    if parts.scheme not in ("https", "http", "file") or not (parts.netloc or parts.path):
        raise ValueError(f"'{text}' is not the address of an index such as 'https://host/simple/'")
    return text


RequirementText = Annotated[str, AfterValidator(_requirement)]
SpecifierText = Annotated[str, AfterValidator(_specifier)]
NameText = Annotated[str, AfterValidator(_name)]
IndexText = Annotated[str, AfterValidator(_index)]
Filled = Annotated[str, Field(min_length=1)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class PinTable(_Strict):
    """One bound on the resolver and the reason for it."""

    pin: RequirementText
    why: Filled


class VariantTable(_Strict):
    """One build variant: what to install for a backend, and for which releases it exists."""

    distribution: NameText
    requirements: list[RequirementText] = []
    releases: SpecifierText = ""
    prefer_local: str = ""


class ReleaseTable(_Strict):
    """One release: its interpreter, what stands beside it, and what bounds that."""

    version: Annotated[str, AfterValidator(_version)]
    python: Annotated[str, AfterValidator(_python)]
    requirements: list[RequirementText] = []
    constraints: list[PinTable] = []
    size_mb: Annotated[int, Field(ge=0)] = 0


class NightlyTable(_Strict):
    """Where nightly builds are, by variant, and what stands beside them."""

    indexes: Annotated[dict[str, IndexText], Field(min_length=1)]
    python: Annotated[str, AfterValidator(_python)]
    requirements: list[RequirementText] = []
    constraints: list[PinTable] = []
    size_mb: Annotated[int, Field(ge=0)] = 0


class PackageTable(_Strict):
    """How a downstream package must be resolved beside this framework."""

    name: NameText
    why: Filled
    releases: SpecifierText = ""
    overrides: list[RequirementText] = []
    constraints: list[RequirementText] = []
    excludes: list[NameText] = []


class Table(_Strict):
    """One whole file."""

    framework: NameText
    module: Annotated[str, Field(pattern=r"^[A-Za-z_]\w*$")]
    modes: Annotated[list[Filled], Field(min_length=1)]
    default_mode: Filled
    devices: dict[str, str]
    variants: dict[str, VariantTable]
    release: Annotated[list[ReleaseTable], Field(min_length=1)]
    package: list[PackageTable] = []
    nightly: NightlyTable | None = None


_MODELS: dict[str, type[BaseModel]] = {
    "variants": VariantTable,
    "release": ReleaseTable,
    "package": PackageTable,
    "constraints": PinTable,
    "nightly": NightlyTable,
}


def read_table(file: Path) -> tuple[Table | None, list[Problem]]:
    """Read one file; return its table, or None, with every problem found in it."""
    read = read_toml(file, str(file))
    if isinstance(read, Problem):
        return None, [read]
    raw, text = read
    table: Table | None = None
    problems: list[Problem] = []
    try:
        table = Table.model_validate(raw)
    except ValidationError as error:
        problems.extend(
            _problem(file, text, issue["loc"], issue["type"], issue["msg"])
            for issue in error.errors(include_url=False)
        )
    problems.extend(
        Problem(file=str(file), key=_dotted(key), message=message, line=_line(text, key), hint=hint)
        for key, message, hint in _contradictions(raw)
    )
    return (None if problems else table), problems


def _problem(file: Path, text: str, place: Sequence[int | str], kind: str, message: str) -> Problem:
    """Put one of pydantic's findings into our words."""
    hint = ""
    if kind == "extra_forbidden":
        message = "unknown key"
        known = list(_model_at(place).model_fields)
        hint = _guess(str(place[-1]), known) or f"known keys: {', '.join(known)}"
    elif kind == "missing":
        message = "is missing"
    else:
        message = message.removeprefix("Value error, ")
    return Problem(
        file=str(file), key=_dotted(place), message=message, hint=hint, line=_line(text, place)
    )


def _contradictions(raw: dict[str, Any]) -> Iterator[tuple[tuple[int | str, ...], str, str]]:
    """Yield (key, message, hint) for values that are fine alone but not together."""
    modes = raw.get("modes")
    default = raw.get("default_mode")
    if isinstance(modes, list) and isinstance(default, str) and default and default not in modes:
        words = [str(mode) for mode in modes]
        yield ("default_mode",), f"'{default}' is not one of the modes", _guess(default, words)
    for key in ("devices", "variants"):
        section = raw.get(key)
        if isinstance(section, dict):
            for name in section:
                if name not in BACKENDS:
                    hint = _guess(name, list(BACKENDS)) or f"known: {', '.join(BACKENDS)}"
                    yield (key, name), f"'{name}' is not a backend", hint
            if "cpu" not in section:
                yield (key,), "needs an entry for cpu", ""
    yield from _strange_nightlies(raw)
    yield from _doubled_releases(raw)


def _strange_nightlies(raw: dict[str, Any]) -> Iterator[tuple[tuple[int | str, ...], str, str]]:
    nightly = raw.get("nightly")
    indexes = nightly.get("indexes") if isinstance(nightly, dict) else None
    variants = raw.get("variants")
    if isinstance(indexes, dict) and isinstance(variants, dict):
        for name in indexes:
            if name not in variants:
                hint = _guess(name, list(variants)) or f"known: {', '.join(variants)}"
                yield ("nightly", "indexes", name), f"'{name}' is not one of the variants", hint


def _doubled_releases(raw: dict[str, Any]) -> Iterator[tuple[tuple[int | str, ...], str, str]]:
    seen: dict[Version, int] = {}
    for index, entry in enumerate(raw.get("release") or []):
        version = _parsed(entry)
        if version is not None and version in seen:
            yield (
                ("release", index, "version"),
                f"{version} is listed twice",
                f"the other one is release {seen[version] + 1}",
            )
        elif version is not None:
            seen[version] = index


def _parsed(entry: object) -> Version | None:
    try:
        return Version(entry["version"]) if isinstance(entry, dict) else None
    except (InvalidVersion, KeyError, TypeError):
        return None


def _model_at(place: Sequence[int | str]) -> type[BaseModel]:
    """Find the model whose key is wrong."""
    for part in reversed(place[:-1]):
        if part in _MODELS:
            return _MODELS[str(part)]
    return Table


def _guess(word: str, known: Sequence[str]) -> str:
    close = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
    return f"did you mean '{close[0]}'?" if close else ""


def _dotted(place: Sequence[int | str]) -> str:
    """Write a place as `release[2].python`, counting from 1 as a reader does."""
    text = ""
    for part in place:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += f".{part}" if text else part
    return text


def _line(text: str, place: Sequence[int | str]) -> int | None:
    """Find the line of a key, or of the nearest table around it; None when it has none."""
    lines = text.splitlines()
    at: int | None = None
    names = [part for part in place if isinstance(part, str)]
    if len(place) > 1 and isinstance(place[1], int):
        headers = [n for n, line in enumerate(lines) if line.strip() == f"[[{place[0]}]]"]
        at = headers[place[1]] if place[1] < len(headers) else None
    elif len(names) > 1:
        stripped = [line.strip() for line in lines]
        wanted = (f"[{'.'.join(names[:2])}]", f"[{names[0]}]")
        at = next((stripped.index(header) for header in wanted if header in stripped), None)
    for number in range(0 if at is None else at + 1, len(lines)):
        if lines[number].startswith("["):
            break
        if re.match(rf"\s*{re.escape(names[-1] if names else '')}\s*=", lines[number]):
            return number + 1
    return None if at is None else at + 1


def _first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0]
