"""Rewrite the expectations of a case by the results of a run, where no one has to decide."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from pathlib import Path

from errata.compare.judge import expectation_from, mismatches
from errata.model.case import Case, Expectation
from errata.model.cell import Trial
from errata.model.errors import CaseProblems, ErrataError, UsageProblem
from errata.model.matching import matches_text, missing_native
from errata.model.outcome import Outcome, ScriptResult
from errata.model.verdict import Judgement, Verdict, word_of
from errata.model.versions import same_release
from errata.plan.expect_blocks import transfer_ellipses
from errata.plan.framework import Framework
from errata.plan.load import recheck
from errata.plan.matrix import modes_of, releases_for
from errata.plan.rewrite import Point, content_of, rewrite

JudgeAgain = Callable[[Case], Sequence[Judgement]]

_FOR_A_PERSON = (Verdict.MASKED, Verdict.FIX_FAILS, Verdict.FLAKY)
_ALIKE = 0.6  # how alike two warnings must be for one to be the other, reworded
_TO_DO = "TODO"
_TO_DO_LINES = re.compile(r"^# TODO:.*\n(?=(?:#.*\n)*\[\[expect\]\])", re.MULTILINE)
_WITH_EXCEPTION = (Outcome.RAISED, Outcome.OUT_OF_MEMORY)


@dataclass(frozen=True, kw_only=True)
class Documented:
    """One trial whose behaviour becomes the documented one, and what was documented before."""

    id: str
    verdict: Verdict
    before: Expectation | None
    now: Expectation


@dataclass(frozen=True, kw_only=True)
class LeftAlone:
    """One trial that a person has to decide about, and why."""

    id: str
    why: str


@dataclass(frozen=True, kw_only=True)
class Rewriting:
    """A rewritten `case.toml`: its text before and after, the new case, and the trials left out."""

    case: Case
    path: Path
    before: str
    after: str
    documented: tuple[Documented, ...] = ()
    left: tuple[LeftAlone, ...] = ()


def is_undocumented(judgement: Judgement) -> bool:
    """Return whether a conclusive trial differs from its expectation, or has none."""
    return judgement.verdict.is_conclusive and not judgement.is_as_documented


def places_of(case: Case, framework: Framework) -> list[Point]:
    """List all places that a case has on listed releases, oldest first."""
    listed = {name: set(releases_for(case, framework, name)) for name in case.requires.backends}
    return [
        Point(version=release.version, mode=mode, backend=backend)
        for release in framework.releases
        for mode in modes_of(case, framework)
        for backend in case.requires.backends
        if release.version in listed[backend]
    ]


def rewrite_case(
    case: Case,
    judgements: Sequence[Judgement],
    frameworks: Mapping[str, Framework],
    judge_again: JudgeAgain,
) -> Rewriting:
    """Rewrite one case by its judged trials, without writing the file.

    `judge_again` judges the same results by the rewritten case. If its verdicts are not the
    required ones, the case stays unchanged and every trial is left out, with the reason.
    """
    path = case.folder / "case.toml"
    before = _read(path)
    framework = frameworks[case.requires.framework]
    sorting = _Sorting(case=case, framework=framework)
    sorting.sort(judgements)
    untouched = Rewriting(
        case=case, path=path, before=before, after=before, left=tuple(sorting.left)
    )
    if not sorting.wanted:
        return untouched
    try:
        after = rewrite(before, sorting.wanted, places_of(case, framework))
        if any(_is_placeholder(one) for one in case.expectations):
            after = _TO_DO_LINES.sub("", after)
        changed = recheck(case, before, after, frameworks)
        _verify(changed, judgements, judge_again(changed), {j.trial.id for j in sorting.accepted})
    except ErrataError as error:
        words = str(error.problems[0]) if isinstance(error, CaseProblems) else error.message
        left = [
            LeftAlone(id=j.trial.id, why=f"{word_of(j.verdict)}: {words}") for j in sorting.accepted
        ]
        return replace(untouched, left=(*untouched.left, *left))
    return Rewriting(
        case=changed,
        path=path,
        before=before,
        after=after,
        documented=tuple(
            Documented(
                id=judgement.trial.id,
                verdict=judgement.verdict,
                before=judgement.trial.expectation,
                now=sorting.wanted[sorting.places[judgement.trial.id]],
            )
            for judgement in sorting.accepted
        ),
        left=untouched.left,
    )


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageProblem(f"{path} cannot be read: {error}", hint="see: errata check") from error


def _verify(
    changed: Case, before: Sequence[Judgement], after: Sequence[Judgement], accepted: set[str]
) -> None:
    """Check that the accepted trials are as documented now, and all others unchanged."""
    if not any(expectation.is_failure for expectation in changed.expectations):
        raise UsageProblem(
            "no documented failure would be left; is the case still needed?",
            hint="edit case.toml by hand",
        )
    then = {judgement.trial.id: judgement for judgement in after}
    for was in before:
        now = then[was.trial.id]
        if was.trial.id in accepted and not now.is_as_documented:
            raise UsageProblem(
                f"documented so, {was.trial.id} would be {word_of(now.verdict)}: {now.reason}",
                hint="edit case.toml by hand",
            )
        if was.trial.id not in accepted and (was.verdict, was.expected) != (
            now.verdict,
            now.expected,
        ):
            raise UsageProblem(
                f"this would change {was.trial.id} from {word_of(was.verdict)} "
                f"to {word_of(now.verdict)}",
                hint="edit case.toml by hand",
            )


@dataclass(kw_only=True)
class _Sorting:
    """Sorts the trials of a case into those that can be documented and those left out."""

    case: Case
    framework: Framework
    wanted: dict[Point, Expectation] = field(default_factory=dict)
    places: dict[str, Point] = field(default_factory=dict)
    accepted: list[Judgement] = field(default_factory=list)
    left: list[LeftAlone] = field(default_factory=list)

    def sort(self, judgements: Sequence[Judgement]) -> None:
        known = [content_of(e) for e in self.case.expectations if e.is_failure]
        listed = set(places_of(self.case, self.framework))
        for place, same in self._by_place(judgements).items():
            news = [judgement for judgement in same if is_undocumented(judgement)]
            contents = []
            for judgement in news:
                placeholder = _is_placeholder(judgement.trial.expectation)
                seen = judgement.broken.signature
                if placeholder and seen is not None and seen.message.startswith(_TO_DO):
                    self._leave(judgement, "broken.py is still to be written")
                elif judgement.verdict in _FOR_A_PERSON and not (
                    placeholder and judgement.verdict is Verdict.MASKED
                ):
                    self._leave(judgement, judgement.reason)
                elif place not in listed:
                    words = f"{judgement.trial.environment.id} is not in the framework table"
                    self._leave(judgement, f"{words}; expectations speak of listed releases")
                elif (content := _content(judgement, known)) is None:
                    self._leave(judgement, "what was observed cannot be put into an expectation")
                else:
                    contents.append((judgement, content))
                    known.extend([content] if content.is_failure else [])
            if len(contents) < len(same) or len({content for _, content in contents}) > 1:
                for judgement, _ in contents:
                    self._leave(judgement, "another environment of the release does otherwise")
                continue
            for judgement, content in contents:
                self.wanted[place] = content
                self.places[judgement.trial.id] = place
                self.accepted.append(judgement)

    def _by_place(self, judgements: Sequence[Judgement]) -> dict[Point, list[Judgement]]:
        found: dict[Point, list[Judgement]] = {}
        for judgement in judgements:
            if judgement.verdict.is_conclusive:
                found.setdefault(self._place(judgement.trial), []).append(judgement)
        order = {place: number for number, place in enumerate(places_of(self.case, self.framework))}
        return {place: found[place] for place in sorted(found, key=lambda p: order.get(p, -1))}

    def _place(self, trial: Trial) -> Point:
        """Return a trial's place, its release written as the framework table writes it."""
        version = trial.environment.version
        same = (r.version for r in self.framework.releases if same_release(r.version, version))
        return Point(version=next(same, version), mode=trial.mode, backend=trial.backend)

    def _leave(self, judgement: Judgement, why: str) -> None:
        self.left.append(
            LeftAlone(id=judgement.trial.id, why=f"{word_of(judgement.verdict)}: {why}")
        )


def _content(judgement: Judgement, known: Sequence[Expectation]) -> Expectation | None:
    """Return an expectation for what the broken script did; None if none can describe it.

    A result that matches a documented failure gets the expectation of that failure.
    """
    result = judgement.broken
    for content in known:
        if not mismatches(content, result):
            return content
    expectation = judgement.trial.expectation
    if _is_placeholder(expectation) and result.outcome is not Outcome.PASSED:
        return expectation_from(result)
    own = [expectation] if expectation is not None and expectation.is_failure else []
    if result.outcome is Outcome.PASSED:
        return _passing(own or known, result)
    candidates = [content_of(candidate) for candidate in own or known]
    if not candidates:
        return None
    return _like(min(candidates, key=lambda one: len(mismatches(one, result))), result)


def _is_placeholder(expectation: Expectation | None) -> bool:
    """Return whether a new case has this expectation until somebody writes one."""
    return expectation is not None and _TO_DO in (expectation.message or "")


def _passing(failures: Sequence[Expectation], result: ScriptResult) -> Expectation:
    """Return the expectation of a passing script, with a documented warning if reworded."""
    for failure in failures:
        warning = _reworded(failure.warning, result)
        if failure.outcome is Outcome.PASSED and warning is not None:
            return Expectation(outcome=Outcome.PASSED, warning=warning)
    return Expectation(outcome=Outcome.PASSED)


def _reworded(documented: str | None, result: ScriptResult) -> str | None:
    """Return the documented warning as it is worded now; None if no warning is similar."""
    if documented is None:
        return None
    alike = {
        seen.message: SequenceMatcher(None, documented.split(), seen.message.split()).ratio()
        for seen in result.warnings
    }
    best = max(alike, key=lambda message: alike[message], default=None)
    if best is None or alike[best] < _ALIKE:
        return None
    return transfer_ellipses(documented, best)


def _like(base: Expectation, result: ScriptResult) -> Expectation | None:
    """Return a documented failure with only the differing fields changed."""
    signature = result.signature
    has_exception = result.outcome in _WITH_EXCEPTION
    if has_exception and signature is None:
        return None
    differs = mismatches(base, result)
    documented = replace(
        base,
        outcome=result.outcome,
        signal=result.signal if result.outcome is Outcome.CRASHED else None,
        exit_code=result.exit_code if result.outcome is Outcome.EXITED else None,
        warning=_reworded(base.warning, result) if "warning" in differs else base.warning,
    )
    if result.outcome is Outcome.CRASHED and not documented.signal:
        return None
    if signature is None or not has_exception:
        return replace(documented, type=None, message=None, at=None, native=())
    is_raised = result.outcome is Outcome.RAISED
    if "type" in differs or (is_raised and base.type is None):
        documented = replace(documented, type=signature.type)
    if "message" in differs or (is_raised and base.message is None):
        message = signature.message
        documented = replace(documented, message=transfer_ellipses(base.message or "", message))
    gone = missing_native(base.native, signature.native)
    if base.at is not None and not matches_text(base.at, signature.at):
        return None
    return replace(documented, native=tuple(name for name in base.native if name not in gone))
