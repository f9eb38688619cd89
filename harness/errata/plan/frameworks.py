"""The framework table: read its files, and the identifiers of its environments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from errata.model.cell import EnvironmentSpec
from errata.model.errors import InvalidTable, Problem, UsageProblem
from errata.plan.choosing import named
from errata.plan.framework import Framework, Nightly, PackageRule, Pin, Release, Variant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from errata.plan.table_schema import NightlyTable, PinTable, Table

__all__ = [
    "Framework",
    "PackageRule",
    "Pin",
    "Release",
    "Variant",
    "find_table_folder",
    "load_frameworks",
    "parse_environment",
]

_ENVIRONMENT = re.compile(
    r"(?P<framework>[A-Za-z]\w*)(?:-|==)(?P<version>[^-+]+)"
    r"(?:-(?P<variant>gpu|ascend))?(?:-py(?P<python>3\.\d+))?(?P<packages>(?:\+[^+]+)*)"
)


def load_frameworks(folder: Path) -> dict[str, Framework]:
    """Read every `*.toml` of a table folder; raises InvalidTable with all problems of all files."""
    from errata.plan.table_schema import read_table

    frameworks: dict[str, Framework] = {}
    origins: dict[str, Path] = {}
    problems: list[Problem] = []
    for file in sorted(folder.glob("*.toml")):
        table, found = read_table(file)
        problems.extend(found)
        if table is None:
            continue
        if table.framework in origins:
            other = origins[table.framework]
            message = f"'{table.framework}' is already described by {other.name}"
            problems.append(Problem(file=str(file), key="framework", message=message))
            continue
        origins[table.framework] = file
        frameworks[table.framework] = _framework(table)
    if problems:
        raise InvalidTable(problems)
    if not frameworks:
        raise UsageProblem(
            f"no framework table in '{folder}'", hint="it must hold envs/<framework>.toml files"
        )
    return frameworks


def find_table_folder(start: Path) -> Path:
    """Find the nearest `envs/` with a table, from `start` upwards, else the one that came along.

    An installed Errata carries a copy; an editable one has its checkout's. Raises UsageProblem
    when there is none.
    """
    start = start.resolve()
    package = Path(__file__).resolve().parents[1]
    own = (package / "_envs", package.parents[1] / "envs")
    for folder in (*(parent / "envs" for parent in (start, *start.parents)), *own):
        if any(folder.glob("*.toml")):
            return folder
    raise UsageProblem(
        f"no framework table: neither '{start}' nor a folder above it has envs/*.toml",
        hint="go to a checkout of Errata, or reinstall it: pip install --force-reinstall errata",
    )


def parse_environment(
    frameworks: Mapping[str, Framework], text: str, *, listed_only: bool = True
) -> EnvironmentSpec:
    """Read an environment's identifier (`torch-2.15.0-py3.10+timm`) or `torch==2.15.0`.

    Raises UsageProblem with the nearest identifier of the table.
    """
    match = _ENVIRONMENT.fullmatch(text)
    if match is None or match["framework"] not in frameworks:
        import difflib

        listed = [
            item.spec(each.version).id for item in frameworks.values() for each in item.releases
        ]
        close = difflib.get_close_matches(text, listed, n=1, cutoff=0.4)
        raise UsageProblem(
            f"no environment is called '{text}'",
            hint=f"did you mean '{close[0]}'? errata envs list" if close else "errata envs list",
        )
    framework = frameworks[match["framework"]]
    version, nightly = match["version"], False
    if not listed_only:
        chosen = named(framework, version)
        version, nightly = chosen.version, chosen.nightly
    return framework.spec(
        version,
        variant=match["variant"] or "cpu",
        python=match["python"],
        packages=[part for part in match["packages"].split("+") if part],
        listed_only=listed_only,
        nightly=nightly,
    )


def _framework(table: Table) -> Framework:
    """Turn one validated file into a framework."""
    releases = [
        Release(
            version=entry.version,
            python=entry.python,
            requirements=tuple(entry.requirements),
            constraints=_pins(entry.constraints),
            size_mb=entry.size_mb,
        )
        for entry in table.release
    ]
    variants = {
        name: Variant(
            name=name,
            distribution=entry.distribution,
            requirements=tuple(entry.requirements),
            releases=entry.releases,
            prefer_local=entry.prefer_local,
        )
        for name, entry in table.variants.items()
    }
    rules = [
        PackageRule(
            name=entry.name,
            why=entry.why,
            releases=entry.releases,
            overrides=tuple(entry.overrides),
            constraints=tuple(entry.constraints),
            excludes=tuple(entry.excludes),
        )
        for entry in table.package
    ]
    return Framework(
        name=table.framework,
        module=table.module,
        modes=tuple(table.modes),
        default_mode=table.default_mode,
        devices=table.devices,
        variants=variants,
        releases=tuple(sorted(releases, key=lambda release: release.parsed)),
        rules=tuple(rules),
        nightly=_nightly(table.nightly) if table.nightly else None,
    )


def _nightly(entry: NightlyTable) -> Nightly:
    return Nightly(
        indexes=entry.indexes,
        python=entry.python,
        requirements=tuple(entry.requirements),
        constraints=_pins(entry.constraints),
        size_mb=entry.size_mb,
    )


def _pins(entries: Sequence[PinTable]) -> tuple[Pin, ...]:
    return tuple(Pin(pin=item.pin, why=item.why) for item in entries)
