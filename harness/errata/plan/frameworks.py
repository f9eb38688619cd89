"""The framework table: read its files."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from packaging.version import Version

from errata.model.case import BACKENDS
from errata.model.errors import InvalidTable, Problem, UsageProblem
from errata.plan.framework import Framework
from errata.plan.toml_tables import KeyPath, Validated, read_toml, validate
from errata.text.printable import guess

# Values for required keys that are wrong or missing, so that the rest can be checked.
_RELEASE = {"version": "0", "python": "3.11"}
_STAND_INS = {
    "framework": "unknown",
    "module": "unknown",
    "modes": ["unknown"],
    "default_mode": "unknown",
    "devices": {"cpu": "cpu"},
    "variants": {},
    "release": [_RELEASE],
    "indexes": {"cpu": "https://example.org"},
    "distribution": "unknown",
    "pin": "unknown",
    "why": "?",
    "name": "unknown",
    **_RELEASE,
}


def load_frameworks(folder: Path) -> dict[str, Framework]:
    """Read every `*.toml` of a table folder; raises InvalidTable with all problems of all files."""
    frameworks: dict[str, Framework] = {}
    origins: dict[str, Path] = {}
    problems: list[Problem] = []
    for file in sorted(folder.glob("*.toml")):
        found = read_framework(file)
        if not isinstance(found, Framework):
            problems.extend(found)
        elif found.name in origins:
            message = f"'{found.name}' is already described by {origins[found.name].name}"
            problems.append(Problem(file=str(file), key="framework", message=message))
        else:
            origins[found.name] = file
            frameworks[found.name] = found
    if problems:
        raise InvalidTable(problems)
    if not frameworks:
        raise UsageProblem(
            f"no framework table in '{folder}'", hint="it must hold envs/<framework>.toml files"
        )
    return frameworks


def read_framework(path: Path) -> Framework | list[Problem]:
    """Read one file of the table; returns every problem of it instead if it has any."""
    file = read_toml(path, str(path))
    if isinstance(file, Problem):
        return [file]
    found = validate(Framework, file, _STAND_INS)
    wrong = [
        file.problem(*fault) for fault in _contradictions(found) if not found.is_doubtful(*fault[0])
    ]
    if found.parsed is None or found.problems or wrong:
        return [*found.problems, *wrong]
    releases = sorted(found.parsed.releases, key=lambda release: release.parsed)
    return found.parsed.model_copy(update={"releases": tuple(releases)})


def _contradictions(found: Validated[Framework]) -> Iterator[tuple[KeyPath, str, str]]:
    """Yield place, message and hint for values that are valid alone but not together."""
    table = found.parsed
    if table is None:
        return
    if table.default_mode not in table.modes and not found.is_doubtful("modes"):
        hint = guess(table.default_mode, table.modes)
        yield ("default_mode",), f"'{table.default_mode}' is not one of the modes", hint
    for key, section in (("devices", table.devices), ("variants", table.variants)):
        yield from _unknown((key,), section, BACKENDS, "a backend")
        if "cpu" not in section:
            yield (key,), "needs an entry for cpu", ""
    if table.nightly and not found.is_doubtful("variants"):
        indexes = table.nightly.indexes
        yield from _unknown(("nightly", "indexes"), indexes, table.variants, "one of the variants")
    seen: dict[Version, int] = {}
    for index, release in enumerate(table.releases):
        first = seen.setdefault(release.parsed, index)
        if first != index and not found.is_doubtful("release", first, "version"):
            hint = f"the other one is release {first + 1}"
            yield ("release", index, "version"), f"{release.parsed} is listed twice", hint


def _unknown(
    place: KeyPath, names: Iterable[str], known: Collection[str], kind: str
) -> Iterator[tuple[KeyPath, str, str]]:
    for name in names:
        if name not in known:
            hint = guess(name, known) or f"known: {', '.join(known)}"
            yield (*place, name), f"'{name}' is not {kind}", hint
