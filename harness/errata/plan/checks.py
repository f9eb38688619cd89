"""Check what a case says against its scripts and the framework table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from packaging.specifiers import SpecifierSet

from errata.model.case import Case, Script
from errata.model.errors import Problem
from errata.model.matching import matches_text
from errata.model.statement import statements
from errata.plan.frameworks import Framework
from errata.plan.located import guess, line_of
from errata.plan.matrix import expectation_index, modes_of, releases_for
from errata.plan.schema import CaseFile, ExpectTable, split_releases
from errata.plan.validate import Validated

__all__ = ["check_framework", "check_meaning", "check_outcomes"]

_NEEDED = {"raised": ("type", "message"), "crashed": ("signal",), "exited": ("exit_code",)}
_WITH_EXCEPTION = ("raised", "out-of-memory")
_ONLY_FOR = {
    "type": _WITH_EXCEPTION,
    "message": _WITH_EXCEPTION,
    "at": _WITH_EXCEPTION,
    "native": _WITH_EXCEPTION,
    "signal": ("crashed",),
    "exit_code": ("exited",),
}


def check_outcomes(found: Validated, shown: str, text: str) -> list[Problem]:
    """Check that every expectation has what its outcome needs, and nothing that it cannot have."""
    tables = found.parsed.expect if found.parsed else []
    problems: list[Problem] = []
    for number, table in enumerate(tables):
        if found.is_doubtful("expect", number, "outcome") or found.is_doubtful("expect", number):
            continue
        place = ("expect", number)
        wrong = _misfits(table, {n for n in _ONLY_FOR if found.is_doubtful(*place, n)})
        problems.extend(
            Problem(file=shown, key=f"expect.{number}", message=words, line=line_of(text, place))
            for words in wrong
        )
    requires = found.parsed.requires if found.parsed else None
    if requires and requires.isolation and not requires.isolation_reason:
        problems.append(
            Problem(
                file=shown,
                key="requires.isolation",
                message="needs an `isolation_reason`",
                hint="say why the scripts must not be forked",
                line=line_of(text, ("requires", "isolation")),
            )
        )
    return problems


def _misfits(table: ExpectTable, doubtful: Iterable[str]) -> list[str]:
    """Say what does not fit the outcome; `doubtful` keys are there, but wrong."""
    given = {name for name in _ONLY_FOR if getattr(table, name) not in (None, [])}.union(doubtful)
    missing = [name for name in _NEEDED.get(table.outcome, ()) if name not in given]
    useless = [
        n for n, outcomes in _ONLY_FOR.items() if n in given and table.outcome not in outcomes
    ]
    words = []
    if missing:
        words.append(f"outcome {table.outcome!r} needs {_names(missing)}")
    if useless:
        words.append(f"outcome {table.outcome!r} cannot have {_names(useless)}")
    return words


def _names(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def check_framework(
    parsed: CaseFile, shown: str, text: str, frameworks: Mapping[str, Framework]
) -> list[Problem]:
    """Check what depends on the framework table: names, modes, listed releases."""
    name, specifier = split_releases(parsed.requires.releases)
    place = ("requires", "releases")
    if name not in frameworks:
        return [
            Problem(
                file=shown,
                key="requires.releases",
                message=f"unknown framework {name!r}; known: {', '.join(sorted(frameworks))}",
                hint=guess(name, frameworks),
                line=line_of(text, place),
            )
        ]
    framework = frameworks[name]
    problems = []
    wanted = SpecifierSet(specifier)
    if not any(wanted.contains(r.version, prereleases=True) for r in framework.releases):
        listed = ", ".join(release.version for release in framework.releases)
        problems.append(
            Problem(
                file=shown,
                key="requires.releases",
                message=f"no listed release of {name} satisfies {specifier!r}; listed: {listed}",
                line=line_of(text, place),
            )
        )
    tables: list[tuple[tuple[str | int, ...], list[str]]] = [
        (("requires", "modes"), parsed.requires.modes),
        *((("expect", number, "modes"), table.modes) for number, table in enumerate(parsed.expect)),
    ]
    for path, modes in tables:
        for mode in modes:
            if mode not in framework.modes:
                known = ", ".join(framework.modes)
                problems.append(
                    Problem(
                        file=shown,
                        key=".".join(str(part) for part in path),
                        message=f"{name} has no mode {mode!r}; its modes: {known}",
                        hint=guess(mode, framework.modes),
                        line=line_of(text, path),
                    )
                )
    return problems


def check_meaning(
    case: Case, framework: Framework | None, readable: Iterable[Script], shown: str, text: str
) -> list[Problem]:
    """Check that scripts and expectations can mean what they say.

    `readable` are the scripts whose text is known. Whether expectations are reached is only
    checked with a `framework`.
    """
    scripts = tuple(readable)
    problems = _check_variables(case, scripts)
    if Script.BROKEN in scripts:
        problems += _check_places(case, shown, text)
    if framework is not None:
        problems += _check_reached(case, framework, shown, text)
    return problems


def _check_variables(case: Case, scripts: Iterable[Script]) -> list[Problem]:
    """Require a script that several modes or devices run to ask which one it is in."""
    needed = []
    if len(case.requires.modes) > 1:
        needed.append(("modes", "ERRATA_MODE"))
    if case.requires.backends != ("cpu",):
        needed.append(("backends", "ERRATA_DEVICE"))
    return [
        Problem(
            file=str(case.folder / script.filename),
            key="",
            message=f"never reads {variable}, but the case names several {what}",
            hint=f'os.environ.get("{variable}", …) after the imports',
        )
        for what, variable in needed
        for script in scripts
        if variable not in case.text(script)
    ]


def _check_places(case: Case, shown: str, text: str) -> list[Problem]:
    known = statements(case.broken)
    return [
        Problem(
            file=shown,
            key=f"expect.{number}.at",
            message=f"broken.py has no statement {expectation.at!r}",
            hint=guess(expectation.at, known),
            line=line_of(text, ("expect", number, "at")),
        )
        for number, expectation in enumerate(case.expectations)
        if expectation.at and not any(matches_text(expectation.at, s) for s in known)
    ]


def _check_reached(case: Case, framework: Framework, shown: str, text: str) -> list[Problem]:
    reached = _reached(case, framework)
    return [
        Problem(
            file=shown,
            key=f"expect.{number}",
            message="can match no cell: no listed release, mode and backend is left to it",
            hint="an earlier [[expect]] covers them, or no listed release satisfies it",
            line=line_of(text, ("expect", number)),
        )
        for number in range(len(case.expectations))
        if number not in reached
    ]


def _reached(case: Case, framework: Framework) -> set[int]:
    """List the expectations that are the first match of at least one cell."""
    found = set()
    for backend in case.requires.backends:
        for version in releases_for(case, framework, backend):
            for mode in modes_of(case, framework):
                found.add(expectation_index(case, version, mode, backend))
    return {number for number in found if number is not None}
