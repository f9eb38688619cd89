"""Check a case against its scripts and the framework table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from packaging.specifiers import SpecifierSet

from errata.model.case import Case, CaseFile, Expectation, Script
from errata.model.errors import CaseProblems, HarnessFailure, Problem
from errata.model.matching import matches_text
from errata.model.source import statements
from errata.plan.case_toml import validate_case
from errata.plan.expect_blocks import Block, split_blocks
from errata.plan.framework import Framework
from errata.plan.matrix import expectation_index, modes_of, releases_for
from errata.plan.toml_tables import KeyPath, TomlFile, Validated, parse_toml
from errata.system import rooms
from errata.text.printable import guess

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


def check_outcomes(found: Validated[CaseFile]) -> list[Problem]:
    """Check that every expectation has what its outcome needs, and nothing that it cannot have."""
    if found.parsed is None:
        return []
    problems = []
    for number, table in enumerate(found.parsed.expectations):
        place = ("expect", number)
        if not found.is_doubtful(*place, "outcome"):
            wrong = _misfits(table, {n for n in _ONLY_FOR if found.is_doubtful(*place, n)})
            problems += [found.file.problem(place, message) for message in wrong]
    requires = found.parsed.requires
    if requires.isolation and not requires.isolation_reason:
        hint = "say why the scripts must not be forked"
        message = "needs an `isolation_reason`"
        problems.append(found.file.problem(("requires", "isolation"), message, hint))
    if found.parsed.frequency and not found.parsed.frequency_note:
        hint = "say what shows it: threads, issues, questions"
        message = "needs a `frequency_note`"
        problems.append(found.file.problem(("frequency",), message, hint))
    if found.parsed.same_error_as and not found.parsed.discriminator:
        hint = "say how to tell this cause from the others: a frame, a word, a line to print"
        message = "needs a `discriminator`"
        problems.append(found.file.problem(("same_error_as",), message, hint))
    return problems


def _misfits(table: Expectation, doubtful: Iterable[str]) -> list[str]:
    """Describe what does not fit the outcome; `doubtful` keys are present, but wrong."""
    given = {name for name in _ONLY_FOR if getattr(table, name) not in (None, ())}.union(doubtful)
    missing = [name for name in _NEEDED.get(table.outcome, ()) if name not in given]
    useless = [
        n for n, outcomes in _ONLY_FOR.items() if n in given and table.outcome not in outcomes
    ]
    messages = []
    if table.harm and table.outcome == "passed" and table.warning is None:
        messages.append("an expectation that passes does no `harm`")
    if missing:
        messages.append(f"outcome {str(table.outcome)!r} needs {_names(missing)}")
    if useless:
        messages.append(f"outcome {str(table.outcome)!r} cannot have {_names(useless)}")
    return messages


def _names(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def check_framework(
    parsed: CaseFile, file: TomlFile, frameworks: Mapping[str, Framework]
) -> list[Problem]:
    """Check what depends on the framework table: names, modes, listed releases."""
    name, specifier = parsed.requires.framework, parsed.requires.specifier
    place: KeyPath = ("requires", "releases")
    if name not in frameworks:
        message = f"unknown framework {name!r}; known: {', '.join(sorted(frameworks))}"
        return [file.problem(place, message, guess(name, frameworks))]
    framework = frameworks[name]
    problems = []
    wanted = SpecifierSet(specifier)
    if not any(wanted.contains(r.version, prereleases=True) for r in framework.releases):
        listed = ", ".join(release.version for release in framework.releases)
        message = f"no listed release of {name} satisfies {specifier!r}; listed: {listed}"
        problems.append(file.problem(place, message))
    for place, modes in _modes(parsed):
        for mode in modes:
            if mode not in framework.modes:
                known = ", ".join(framework.modes)
                message = f"{name} has no mode {mode!r}; its modes: {known}"
                problems.append(file.problem(place, message, guess(mode, framework.modes)))
    return problems


def _modes(parsed: CaseFile) -> Iterator[tuple[KeyPath, tuple[str, ...]]]:
    yield ("requires", "modes"), parsed.requires.modes
    for number, table in enumerate(parsed.expectations):
        yield ("expect", number, "modes"), table.modes


def check_meaning(
    case: Case, framework: Framework | None, readable: Iterable[Script], file: TomlFile
) -> list[Problem]:
    """Check that scripts and expectations fit each other.

    `readable` are the scripts whose text is known. Whether expectations are reached is only
    checked with a `framework`.
    """
    scripts = tuple(readable)
    problems = _check_variables(case, scripts)
    if Script.BROKEN in scripts:
        problems += _check_statements(case, file)
    problems += _check_looks(case, file)
    if framework is not None:
        problems += _check_reached(case, framework, file)
    return problems


def _check_variables(case: Case, scripts: Iterable[Script]) -> list[Problem]:
    """Require that scripts for several modes or devices read which of them they run in."""
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


def _check_statements(case: Case, file: TomlFile) -> list[Problem]:
    known = statements(case.broken)
    return [
        file.problem(
            ("expect", number, "at"),
            f"broken.py has no statement {expectation.at!r}",
            guess(expectation.at, known),
        )
        for number, expectation in enumerate(case.expectations)
        if expectation.at and not any(matches_text(expectation.at, s) for s in known)
    ]


def _check_looks(case: Case, file: TomlFile) -> Iterator[Problem]:
    """Check what the room of scan reads: how other programs show the failure."""
    check = rooms.load("scan.triggers:check_tables") if case.triggers or case.watched else None
    for place, message in check(case) if check else ():
        yield file.problem(place, message)


def _check_reached(case: Case, framework: Framework, file: TomlFile) -> list[Problem]:
    reached = {
        expectation_index(case, version, mode, backend)
        for backend in case.requires.backends
        for version in releases_for(case, framework, backend)
        for mode in modes_of(case, framework)
    }
    return [
        file.problem(
            ("expect", number),
            "can match no cell: no listed release, mode and backend is left to it",
            "an earlier [[expect]] covers them, or no listed release satisfies it",
        )
        for number in range(len(case.expectations))
        if number not in reached
    ]


def recheck(case: Case, before: str, after: str, frameworks: Mapping[str, Framework]) -> Case:
    """Return the case with the expectations of its new text, which is not written yet.

    Raises CaseProblems with all problems that `errata check` would report, and HarnessFailure if
    anything but expectations differs from the text before.
    """
    name = str(case.folder / "case.toml")
    old, new = parse_toml(before, name), parse_toml(after, name)
    if _without_expectations(old) != _without_expectations(new):
        raise HarnessFailure(
            f"rewriting {name} would change more than its expectations",
            hint="this is a fault in errata: please report it with the case.toml",
        )
    found = validate_case(new)
    problems = [*found.problems, *check_outcomes(found)]
    if found.parsed is not None and not problems:
        problems += check_framework(found.parsed, new, frameworks)
    blocks = [part for part in split_blocks(after) if isinstance(part, Block)]
    changed = replace(case, expectations=tuple(block.expectation for block in blocks))
    if not problems:
        framework = frameworks[case.requires.framework]
        problems += check_meaning(changed, framework, tuple(Script), new)
    if problems:
        raise CaseProblems(problems)
    return changed


def _without_expectations(file: TomlFile) -> dict[str, Any]:
    return {key: value for key, value in file.data.items() if key != "expect"}
