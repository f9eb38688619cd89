"""A corpus as a whole: its checks by the record, sentences without a proof, its catalogue."""

from __future__ import annotations

import json
import re
import symtable
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from errata.commands.cases.report import LooseSentence, Mutations
from errata.compare.judge import harm_of, judge, mismatches, step_between
from errata.model.case import CLAIM_MARK, NOT_MEASURED_HERE, PROSE, Case, Expectation, Harm, Script
from errata.model.cell import EnvironmentSpec, Trial, release_of, split_place
from errata.model.errors import Problem
from errata.model.matching import fold, matches_text
from errata.model.outcome import Outcome, ScriptResult, Signature
from errata.model.verdict import Observation, Verdict, recall
from errata.model.versions import release_order
from errata.plan.corpus import case_folders, claim_ids
from errata.plan.frameworks import load_frameworks
from errata.plan.load import check_areas
from errata.plan.matrix import make_trial, names_case, refuse_unmatched
from errata.project import Project, id_of, read_known
from errata.report.document import Sign, sign_of_change
from errata.report.markdown import code, table_row
from errata.system.files import read_plain
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
    problems += check_areas(project.meant, chosen.values())
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
        requires = case.requires
        for backend in requires.unmeasured:
            if backend not in requires.backends or (case.id, backend) in seen:
                is_own = backend in requires.backends
                words = "is measured" if is_own else "is not among the backends"
                hint = "take it out of `unmeasured`"
                problems.append(_problem(case, f"{backend!r} {words}", hint, "requires.unmeasured"))
        for backend in requires.backends:
            is_draft = backend == "cpu" and case.id not in recorded  # a case is born unmeasured
            if (
                not is_draft
                and (case.id, backend) not in seen
                and backend not in requires.unmeasured
            ):
                hint = f'measure it, or say so: unmeasured = ["{backend}"]'
                words = f"nobody has measured it on {backend!r}"
                problems.append(_problem(case, words, hint, "requires.backends"))
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
            results = recall(observation)
            for lender, expectation in _lent(case, cases):
                borrowed += 1
                mutant = replace(trial, expectation=expectation)
                if judge(mutant, *results).verdict is Verdict.REPRODUCES:
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


def _distinct(failures: Sequence[tuple[Trial, Observation]]) -> Iterator[tuple[Trial, Observation]]:
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
        broken, _ = recall(seen)
        problems += _undecided(shown_by, seen, known)
        for case in cases:
            is_other = case.requires.framework != shown_by.requires.framework
            if is_other or case.id == shown_by.id or _share(case, shown_by):
                continue
            for number, expectation in enumerate(case.expectations):
                if _is_documented_by(broken, expectation):
                    problem = _problem(
                        case,
                        f"documents the error that {shown_by.id} shows too, at {seen.place}",
                        "say more of the message or native frames; if the errors are the same by "
                        f'nature, same_error_as = ["{shown_by.id}"]',
                        f"expect[{number + 1}]",
                    )
                    found.setdefault((case.id, number, shown_by.id), problem)
    return problems + [found[key] for key in sorted(found)]


def _undecided(case: Case, seen: Observation, known: Mapping[str, Case]) -> Iterator[Problem]:
    """Yield a problem where an error of a case is decided for another cause, or not for its own."""
    message = seen.signature.message if seen.signature else ""
    for one in (case, *(known[name] for name in case.same_error_as if name in known)):
        has = any(re.search(pattern, message) for pattern in one.decided_by)
        if one.decided_by and message and has != (one is case):
            what = f"{'does not fit' if one is case else 'fits'} the error of {case.id}"
            yield _problem(one, what, f"the error at {seen.place}: {message[:300]}", "decided_by")


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
            broken, _ = recall(seen)
            for number, expectation in enumerate(case.expectations):
                if _is_documented_by(broken, expectation):
                    answering.setdefault((case.id, number), []).append(seen)
    return tuple(
        _problem(
            chosen[case_id],
            f"documents what other programs raise too: {first_names(names, _PROGRAMS)}",
            "say more of the message or native frames; if its causes have no end, generic = true",
            f"expect[{number + 1}]",
        )
        for (case_id, number), found in sorted(answering.items())
        for names in [[one.case for one in found]]
    )


def _distinct_failures(record: Iterable[Observation]) -> Iterable[Observation]:
    seen: dict[tuple[object, ...], Observation] = {}
    for one in record:
        if one.broken is not Outcome.PASSED and one.broken.is_from_script:
            identity = one.signature.identity if one.signature else None
            seen.setdefault((one.case, one.broken, one.detail, identity), one)
    return seen.values()


def _is_documented_by(broken: ScriptResult, expectation: Expectation) -> bool:
    """Return whether a recorded error matches an expectation, whatever statement raised it."""
    says_what = expectation.message is not None or bool(expectation.native)
    if not expectation.is_failure or not (says_what or expectation.at or expectation.type):
        return False
    # The record has no warnings; the statement is the user's own if there is a message.
    uncounted = {"warning", "at"} if says_what else {"warning"}
    return uncounted.issuperset(mismatches(expectation, broken))


_CODE = re.compile(r"`[^`]{1,500}`")
_QUOTED = re.compile(r"`([^`]{1,500})`|\"([^\"]{1,500})\"|“([^“”]{1,500})”")
_RELEASE = re.compile(r"(?<![\w.])[0-9]+\.[0-9]+(?:\.[0-9]+)?(?![\w.]*[\w])")
_OUTCOME = re.compile(
    r"\b(?:rais(?:es?|ed)|fail(?:s|ed)?|pass(?:es|ed)?|return(?:s|ed)?|giv(?:es?)|gave|hangs?|hung"
    r"|crash(?:es|ed)?|ignor(?:es|ed)|los(?:es|t)|drop(?:s|ped)?|keeps?|kept|warn(?:s|ed)?"
    r"|refus(?:es|ed)|works?|stops?|stays?|changes?|ends?|needs?|accepts?|prints?|counts?)\b"
)
# A mark after the full stop belongs to the sentence before it.
_LATE_MARK = re.compile(rf"([.!?])((?:{CLAIM_MARK.pattern}){{1,9}})")
_END = re.compile(r"(?<=[.!?])\s{1,20}(?=[A-Z`\"(“])|\n\s{0,99}\n|\n(?=\s{0,20}[-*] )")


def loose_sentences(*cases: Case) -> tuple[LooseSentence, ...]:
    """List the sentences on code, releases or outcomes that no script and no record proves.

    A mark `{claim: NAME}` ties a sentence to a script. What quotes the documented error is tied
    to the case's own record, and so is what says no more than code of its two scripts.
    """
    return tuple(
        LooseSentence(case=case.id, key=key, sentence=sentence)
        for case in cases
        for data in [read_plain(case.folder / "case.toml")]
        for key in PROSE
        for sentence in _sentences(str(data.get(key, "")))
        if any(pattern.search(sentence) for pattern in (_CODE, _RELEASE, _OUTCOME))
        and not CLAIM_MARK.search(sentence)
        and not _is_own(case, sentence)
    )


def _sentences(text: str) -> Iterator[str]:
    """Split prose into sentences; a full stop inside code or a quotation ends none."""
    text = _LATE_MARK.sub(r"\2\1", text)
    held: list[str] = []

    def hold(found: re.Match[str]) -> str:
        held.append(found[0])
        return f"`{len(held) - 1}`"

    for part in _END.split(_QUOTED.sub(hold, text)):
        whole = re.sub(r"`(\d+)`", lambda found: held[int(found[1])], part)
        if whole.strip():
            yield fold(whole)


def _is_own(case: Case, sentence: str) -> bool:
    """Return whether the case's own record proves a sentence."""
    quoted = [fold(next(filter(None, found))) for found in _QUOTED.findall(sentence)]
    messages = [e.message or e.warning or "" for e in case.expectations if e.is_failure]
    if any(q in m or matches_text(m, q) for q in quoted for m in messages if m and " " in q):
        return True
    code = [fold(found[1:-1]) for found in _CODE.findall(sentence)]
    scripts = fold(f"{case.broken}\n{case.fixed}")
    says_more = _RELEASE.search(sentence) or not any(set("(.=[ ") & set(one) for one in code)
    return not says_more and all(one in scripts for one in code)


def catalogue_text(
    cases: Sequence[Case], record: Mapping[str, Observation], *, root: str = ".."
) -> str:
    """Return the catalogue; `root` is the way from it to the folder that holds `cases/`.

    A case is listed under its first area. Where it fails is taken from the record.
    """
    seen: dict[str, list[Observation]] = {}
    for one in record.values():
        seen.setdefault(one.case, []).append(one)
    frameworks = sorted({case.requires.framework for case in cases})
    lines = [
        "# Catalogue",
        "",
        (
            "Generated by `errata list --markdown docs/catalogue.md` from the cases and the "
            "committed record; not edited by hand."
        ),
        "",
        *_summary(cases, frameworks),
    ]
    for framework in frameworks:
        mine = [case for case in cases if case.requires.framework == framework]
        lines += ["", f"## {framework}"]
        for area in sorted({case.areas[0] for case in mine}):
            lines += ["", f"### {framework}: {area}", ""]
            lines += [table_row(("case", "kind", "what happens", "fails on")), "|---|---|---|---|"]
            lines += [
                _line(case, seen.get(case.id, ()), root)
                for case in sorted(mine, key=lambda case: case.id)
                if case.areas[0] == area
            ]
    return "\n".join(lines) + "\n"


def _summary(cases: Sequence[Case], frameworks: Sequence[str]) -> list[str]:
    kinds = sorted({str(case.kind) for case in cases})
    counts = Counter((case.requires.framework, str(case.kind)) for case in cases)
    rows = [table_row(("", *kinds, "all")), "|---|" + "--:|" * (len(kinds) + 1)]
    for framework in frameworks:
        numbers = [counts[framework, kind] for kind in kinds]
        rows.append(table_row((framework, *(str(n or "") for n in numbers), str(sum(numbers)))))
    totals = [sum(counts[framework, kind] for framework in frameworks) for kind in kinds]
    return [*rows, table_row(("all", *map(str, totals), str(len(cases))))]


def _line(case: Case, seen: Iterable[Observation], root: str) -> str:
    link = f"[{case.id.partition('/')[2] or case.id}]({root}/cases/{case.id})"
    unmeasured = [f"{one}: {NOT_MEASURED_HERE}" for one in case.requires.unmeasured]
    where = "; ".join([_where(case, seen) or "not measured", *unmeasured])
    return table_row((link, str(case.kind), code(case.title), where))


def _where(case: Case, seen: Iterable[Observation]) -> str:
    """List the releases on which the failure occurs, by mode and backend where they differ."""
    places: dict[tuple[str, str], dict[str, Observation]] = {}
    for one in seen:
        environment, mode, backend = split_place(one.place)
        release = release_of(environment)
        if release and one.verdict.is_conclusive:
            known = places.setdefault((mode, backend), {})
            if release not in known or one.verdict.is_failure:
                known[release] = one
    by_words: dict[str, list[str]] = {}
    for (mode, backend), known in sorted(places.items()):
        name = mode if backend == "cpu" else f"{mode} on {backend}"
        fails = {release: one.verdict.is_failure for release, one in known.items()}
        words = _ranges(fails) + _steps(case, known)
        by_words.setdefault(words, []).append(name)
    if len(by_words) == 1 and len(places) == 1:
        return next(iter(by_words))
    return "; ".join(f"{', '.join(names)}: {words}" for words, names in by_words.items())


def _steps(case: Case, known: Mapping[str, Observation]) -> str:
    """Name the releases from which on a failure tells itself, or no longer does."""
    harms: list[tuple[str, Harm]] = []
    for release in sorted(known, key=release_order):
        harm = harm_of(case, known[release].verdict, recall(known[release])[0])
        if harm is not None:
            harms.append((release, harm))
    found = [(new, step_between(was, now)) for (_, was), (new, now) in pairwise(harms)]
    words = [
        f"{sign_of_change([step], Sign.CHANGED)} {step.since(release)}"
        for release, step in found
        if step
    ]
    return f" ({', '.join(words)})" if words else ""


def _ranges(fails: Mapping[str, bool]) -> str:
    """Join neighbouring releases that fail: `1.13.1 to 2.4.1, 2.6.0`."""
    releases = sorted(fails, key=release_order)
    if not any(fails.values()):
        return f"none of {len(releases)}"
    if all(fails.values()) and len(releases) > 1:
        return f"all {len(releases)}, {releases[0]} to {releases[-1]}"
    ranges: list[list[str]] = []
    previous = False
    for release in releases:
        if fails[release]:
            if previous:
                ranges[-1].append(release)
            else:
                ranges.append([release])
        previous = fails[release]
    return ", ".join(one[0] if len(one) == 1 else f"{one[0]} to {one[-1]}" for one in ranges)


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
