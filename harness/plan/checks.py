"""Check what a case says against its scripts and the framework table."""

from __future__ import annotations

from collections.abc import Mapping

from packaging.specifiers import SpecifierSet

from harness.model.case import Case, Script
from harness.model.errors import Problem
from harness.model.signature import matches_text
from harness.model.statement import statements
from harness.plan.frameworks import Framework
from harness.plan.located import guess, line_of
from harness.plan.matrix import expectation_index, modes_of
from harness.plan.schema import CaseFile, split_releases

__all__ = ["check_framework", "check_meaning"]


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
    tables = [("requires", parsed.requires.modes), *(("expect", e.modes) for e in parsed.expect)]
    for table, modes in tables:
        for mode in modes:
            if mode not in framework.modes:
                known = ", ".join(framework.modes)
                problems.append(
                    Problem(
                        file=shown,
                        key=f"{table}.modes",
                        message=f"{name} has no mode {mode!r}; its modes: {known}",
                        hint=guess(mode, framework.modes),
                        line=line_of(text, (table, "modes")),
                    )
                )
    return problems


def check_meaning(case: Case, framework: Framework, shown: str, text: str) -> list[Problem]:
    """Check that scripts and expectations can mean what they say."""
    return _check_variables(case) + _check_expectations(case, framework, shown, text)


def _check_variables(case: Case) -> list[Problem]:
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
        for script in Script
        if variable not in case.text(script)
    ]


def _check_expectations(case: Case, framework: Framework, shown: str, text: str) -> list[Problem]:
    problems = []
    known = statements(case.broken)
    reached = _reached(case, framework)
    for number, expectation in enumerate(case.expectations):
        if expectation.at and not any(matches_text(expectation.at, s) for s in known):
            problems.append(
                Problem(
                    file=shown,
                    key=f"expect.{number}.at",
                    message=f"broken.py has no statement {expectation.at!r}",
                    hint=guess(expectation.at, known),
                    line=line_of(text, ("expect", number, "at")),
                )
            )
        if number not in reached:
            problems.append(
                Problem(
                    file=shown,
                    key=f"expect.{number}",
                    message="can match no cell: no listed release, mode and backend is left to it",
                    hint="an earlier [[expect]] covers them, or no listed release satisfies it",
                    line=line_of(text, ("expect", number)),
                )
            )
    return problems


def _reached(case: Case, framework: Framework) -> set[int]:
    """List the expectations that are the first match of at least one cell."""
    wanted = SpecifierSet(case.requires.specifier)
    found = set()
    for release in framework.releases:
        if wanted.contains(release.version, prereleases=True):
            for mode in modes_of(case, framework):
                for backend in case.requires.backends:
                    found.add(expectation_index(case, release.version, mode, backend))
    return {number for number in found if number is not None}
