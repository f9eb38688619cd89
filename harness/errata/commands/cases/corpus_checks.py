"""Check a corpus by its record: mutated cases must be noticed, and no two cases overlap."""

from __future__ import annotations

import json
import symtable
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from errata.commands.cases.report import Mutations
from errata.compare.judge import judge, mismatches
from errata.model.case import Case, Expectation, Script
from errata.model.cell import EnvironmentSpec, Trial, release_of, split_place
from errata.model.errors import Problem
from errata.model.outcome import Outcome, Signature
from errata.model.verdict import Observation, Verdict, recall
from errata.plan.corpus import case_folders, claim_ids
from errata.plan.frameworks import load_frameworks
from errata.plan.load import check_areas
from errata.plan.matrix import make_trial, names_case, refuse_unmatched
from errata.project import Project, id_of, read_known
from errata.text.printable import cut, first_names, guess

FOREIGN = "tests/data/foreign/measured.json"
"""Where a project keeps what programs of no case raise."""
_PROGRAMS = 3  # foreign programs that a problem names
_TO_DO = "TODO"
_CLOSING = " \t\r\n\"',)}]"
_LONGEST = 80  # characters of a line that a problem repeats


def check_cases(project: Project, patterns: Sequence[str]) -> tuple[list[Case], list[Problem]]:
    """Read the cases that are named, by default all that are meant, and list their problems.

    An unfinished case is one of them. Raises NothingSelected for a pattern that names none.
    """
    folders = dict(case_folders(project.meant))
    patterns = [id_of(project, pattern) for pattern in patterns]
    refuse_unmatched(patterns, [*folders])
    found, faults = read_known(project, project.meant, load_frameworks(project.table))
    chosen = {
        case_id: folder
        for case_id, folder in folders.items()
        if not patterns or any(names_case(pattern, case_id) for pattern in patterns)
    }
    problems = [problem for case_id in chosen for problem in faults.get(case_id, ())]
    problems += _unfinished(chosen.values())
    problems += [
        problem
        for problem in check_areas(project.meant)
        if not patterns or Path(problem.file).parent in chosen.values()
    ]
    return [case for case_id, case in found.items() if case_id in chosen], problems


def _unfinished(folders: Iterable[Path]) -> list[Problem]:
    """List the lines of cases in which a `TODO` is left; files that cannot be read have none."""
    problems = []
    for folder in folders:
        for name in ("case.toml", *(script.filename for script in Script)):
            path = folder / name
            try:
                lines = path.read_text(encoding="utf-8").splitlines()
            except (OSError, UnicodeDecodeError):
                continue  # loading the case reports it
            problems += [
                Problem(
                    file=str(path),
                    key="",
                    line=number,
                    message=f"is not finished: {cut(_to_do(line), _LONGEST)}",
                )
                for number, line in enumerate(lines, 1)
                if _TO_DO in line
            ]
    return problems


def _to_do(line: str) -> str:
    """Return what is left to do, without the end of the TOML or Python around it."""
    text = line[line.index(_TO_DO) :]
    words = text.rstrip(_CLOSING)
    quotes = [at for mark in "\"'" if (at := text.find(mark, len(words))) >= 0]
    return text[: min(quotes)] if quotes else text


def unmeasured_problems(
    cases: Sequence[Case], record: Mapping[str, Observation]
) -> tuple[Problem, ...]:
    """Return a problem for each backend that the record lacks unmarked, or has although marked."""
    seen = {(one.case, split_place(one.place)[2]) for one in record.values()}
    recorded = {case for case, _ in seen}
    problems = []
    for case in cases:
        requires, file = case.requires, str(case.folder / "case.toml")
        for backend in requires.unmeasured:
            if backend not in requires.backends or (case.id, backend) in seen:
                message = (
                    f"{backend!r} is measured"
                    if backend in requires.backends
                    else (f"{backend!r} is not among the backends")
                )
                hint = "take it out of `unmeasured`"
                key = "requires.unmeasured"
                problems.append(Problem(file=file, key=key, message=message, hint=hint))
        for backend in requires.backends:
            is_draft = backend == "cpu" and case.id not in recorded  # a case is born unmeasured
            if (case.id, backend) not in seen and backend not in requires.unmeasured:
                if is_draft:
                    continue
                hint = f'measure it, or say so: unmeasured = ["{backend}"]'
                message = f"nobody has measured it on {backend!r}"
                key = "requires.backends"
                problems.append(Problem(file=file, key=key, message=message, hint=hint))
    return tuple(problems)


def find_mutations(cases: Sequence[Case], record: Mapping[str, Observation]) -> Mutations:
    """Judge each recorded failure with its scripts swapped, and with other cases' expectations.

    Recorded outcomes are judged, so nothing runs. A problem is a mutant that no verdict tells from
    its case, and a case without a recorded failure. The record has no warnings: cases whose failure
    is only a warning are not checked, and listed.
    """
    seen: dict[str, list[Observation]] = {}
    for observation in record.values():
        seen.setdefault(observation.case, []).append(observation)
    swapped = borrowed = 0
    warned: list[str] = []
    unproven: list[Problem] = []
    survived: set[tuple[str, str]] = set()  # a case, and whose expectation it met
    for case in cases:
        failures = list(_failures(case, seen.get(case.id, ())))
        documented = [one for one in case.expectations if one.is_failure]
        if not failures and all(one.warning is not None for one in documented):
            warned.append(case.id)
        elif not failures and set(case.requires.backends) == set(case.requires.unmeasured):
            continue  # documented, not measured
        elif not failures:
            hint = f"errata run {case.id} --env all; errata accept {case.id}"
            words = "no recorded run shows the documented failure"
            unproven.append(_problem(case, words, hint))
        for trial, observation in failures:
            swapped += 1
            broken, fixed = recall(observation)
            if judge(trial, fixed, broken).is_as_documented:
                survived.add((case.id, case.id))
        for trial, observation in _distinct(failures):
            for lender, expectation in _lent(case, cases):
                borrowed += 1
                mutant = replace(trial, expectation=expectation)
                if judge(mutant, *recall(observation)).verdict is Verdict.REPRODUCES:
                    survived.add((case.id, lender))
    known = {case.id: case for case in cases}
    problems = [
        _problem(
            known[case_id],
            "swapping broken.py and fixed.py would not be detected"
            if case_id == lender
            else f"expecting the error of {lender} instead would not be detected",
            "document more of the message, the statement or the outcome",
        )
        for case_id, lender in sorted(survived)
    ]
    return Mutations(
        swapped=swapped,
        borrowed=borrowed,
        warnings=tuple(sorted(warned)),
        problems=(*sorted(unproven, key=lambda one: one.file), *problems),
    )


def _problem(case: Case, message: str, hint: str, key: str = "expect") -> Problem:
    return Problem(file=str(case.folder / "case.toml"), key=key, message=message, hint=hint)


def _failures(
    case: Case, observations: Sequence[Observation]
) -> Iterator[tuple[Trial, Observation]]:
    """Yield the trials with a documented failure that the record has."""
    for observation in observations:
        name, mode, backend = split_place(observation.place)
        environment = EnvironmentSpec(
            framework=case.requires.framework,
            version=release_of(name),
            distribution="",
            module="",
            python=observation.python,
        )
        trial = make_trial(case, environment, mode, backend)
        expectation = trial.expectation
        if expectation is None or not expectation.is_failure or expectation.warning is not None:
            continue
        if observation.verdict is Verdict.REPRODUCES:
            yield trial, observation


def _distinct(
    failures: Sequence[tuple[Trial, Observation]],
) -> Iterator[tuple[Trial, Observation]]:
    """Yield one trial for each distinct signature."""
    seen = set()
    for trial, observation in failures:
        signature = observation.signature
        identity = (observation.broken, signature.identity if signature else None)
        if observation.broken is not Outcome.PASSED and signature and identity not in seen:
            seen.add(identity)
            yield trial, observation


def _lent(case: Case, cases: Sequence[Case]) -> Iterator[tuple[str, Expectation]]:
    """Yield every expectation of other cases that documents more than an outcome."""
    for other in cases:
        if other.requires.framework != case.requires.framework or other.id == case.id:
            continue
        for one in () if _share(case, other) else other.expectations:
            if one.is_failure and one.warning is None and one.type:
                yield other.id, one


def _share(one: Case, other: Case) -> bool:
    return other.id in one.same_error_as or one.id in other.same_error_as


def overlap_problems(cases: Sequence[Case], record: Mapping[str, Observation]) -> list[Problem]:
    """List expectations that other cases' recorded errors match, once for each pair.

    A user with this error has another script, so the raising statement counts only in expectations
    without a message. Crashes, hangs and exits without a message are left out: they cannot be told
    apart. Cases that declare `same_error_as` of each other may share an error; a declaration that
    names no case is a problem too.
    """
    known = {case.id: case for case in cases}
    problems = [
        _problem(case, f"{name!r} is not a case here", guess(name, known), "same_error_as")
        for case in cases
        for name in case.same_error_as
        if name not in known
    ]
    found: dict[tuple[str, int, str], Problem] = {}
    for seen in _distinct_failures(record.values()):
        shown_by = known.get(seen.case)
        if shown_by is None:
            continue
        for case in cases:
            is_other = case.requires.framework != shown_by.requires.framework
            if is_other or case.id == shown_by.id or _share(case, shown_by):
                continue
            for number, expectation in enumerate(case.expectations):
                if _is_documented_by(seen, expectation):
                    problem = _problem(
                        case,
                        f"documents the error that {shown_by.id} shows too, at {seen.place}",
                        "say more of the message or native frames; if the errors are the same by "
                        f'nature, same_error_as = ["{shown_by.id}"]',
                        f"expect[{number + 1}]",
                    )
                    found.setdefault((case.id, number, shown_by.id), problem)
    return problems + [found[key] for key in sorted(found)]


def known_ids(project: Project) -> set[str]:
    """Return the ids of the cases that are meant, and of what they claim."""
    return {
        name
        for case_id, folder in case_folders(project.meant)
        for name in (case_id, *claim_ids(case_id, folder))
    }


def read_foreign(root: Path) -> tuple[Observation, ...]:
    """Read the errors of programs that are no case, measured below `root`; none without the file.

    They are kept beside the programs: see tools/foreign.py.
    """
    path = root / FOREIGN
    known = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return tuple(
        Observation(
            case=name,
            place=facts["framework"],
            verdict=Verdict.MASKED,
            broken=Outcome.RAISED,
            fixed=Outcome.PASSED,
            content="",
            signature=Signature(type=facts["type"], message=facts["message"]),
        )
        for name, facts in known.items()
        if "type" in facts
    )


def foreign_problems(cases: Sequence[Case], root: Path) -> tuple[Problem, ...]:
    """Return a problem for each case that documents the error of a program of no case.

    The programs were measured below `root`. A `generic` case, or one with `same_error_as`, says
    itself that others raise in its words.
    """
    foreign = read_foreign(root)
    answering: dict[tuple[str, int], list[Observation]] = {}
    chosen = {c.id: c for c in cases if not c.generic and not c.same_error_as}
    for case in chosen.values():
        for seen in foreign:
            if not seen.place.startswith(f"{case.requires.framework} "):
                continue
            for number, expectation in enumerate(case.expectations):
                if _is_documented_by(seen, expectation):
                    answering.setdefault((case.id, number), []).append(seen)
    return tuple(
        Problem(
            file=str(chosen[case_id].folder / "case.toml"),
            key=f"expect[{number + 1}]",
            message=f"documents what other programs raise too: {first_names(names, _PROGRAMS)}",
            hint="say more of the message or native frames; if its causes have no end, "
            "generic = true",
        )
        for (case_id, number), found in sorted(answering.items())
        for names in [[one.case for one in found]]
    )


def _distinct_failures(record: Iterable[Observation]) -> Iterable[Observation]:
    """Return one observation of each distinct failure of a case."""
    seen: dict[tuple[object, ...], Observation] = {}
    for one in record:
        if one.broken is not Outcome.PASSED and one.broken.is_from_script:
            identity = one.signature.identity if one.signature else None
            seen.setdefault((one.case, one.broken, one.detail, identity), one)
    return seen.values()


def _is_documented_by(seen: Observation, expectation: Expectation) -> bool:
    """Return whether a recorded error matches an expectation, whatever statement raised it."""
    says_what = expectation.message is not None or bool(expectation.native)
    if not expectation.is_failure or not (says_what or expectation.at or expectation.type):
        return False
    broken, _ = recall(seen)
    # The record has no warnings; the statement is the user's own if there is a message.
    uncounted = {"warning", "at"} if says_what else {"warning"}
    return uncounted.issuperset(mismatches(expectation, broken))


def without_result(cases: Iterable[Case]) -> tuple[str, ...]:
    """List the cases whose fixed.py leaves no `result`, which do not say why (`no_result`).

    Of these `errata evaluate` cannot tell whether another fix is right.
    """
    return tuple(case.id for case in cases if not (case.no_result or _leaves_result(case.fixed)))


def _leaves_result(script: str) -> bool:
    tables = [symtable.symtable(script, "fixed.py", "exec")]
    while tables:
        table = tables.pop()
        tables += table.get_children()
        if "result" in table.get_identifiers():
            found = table.lookup("result")
            is_global = table.get_type() == "module" or found.is_declared_global()
            if is_global and found.is_assigned():
                return True
    return False
