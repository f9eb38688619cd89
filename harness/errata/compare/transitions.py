"""Compare two judgements of a case, of two releases or two runs, as a transition."""

from __future__ import annotations

import builtins
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from errata.compare import judge
from errata.compare.behaviour import documented_warnings
from errata.compare.resources import Cost, Resource
from errata.model.case import Case, Harm, Script
from errata.model.digest import differences
from errata.model.outcome import Outcome, ScriptResult, Signature, StrEnum
from errata.model.verdict import Judgement, Verdict, as_recorded, word_of


class Change(StrEnum):
    """A kind of change between two judgements, the most serious first."""

    REGRESSED = "regressed"
    SILENT_NOW = str(judge.Step.SILENT)
    FIX_FAILS = "fix fails"
    MASKED = "masked"
    KIND_CHANGED = "kind changed"
    FLAKY = "flaky"
    CLAIM_FAILS = "claim no longer holds"
    SLOWER = "slower"
    MORE_MEMORY = "more memory"
    DRIFTED = "drifted"
    NUMERIC = "numbers changed"
    HEALED = "healed"
    REFUSED_NOW = str(judge.Step.REFUSED)
    FIX_WORKS = "fix works"
    UNMASKED = "unmasked"
    MILDER = "milder"
    FASTER = "faster"
    LESS_MEMORY = "less memory"
    INCONCLUSIVE = "not comparable"
    GONE = "only before"
    APPEARED = "only now"
    UNCHANGED = "unchanged"

    @property
    def is_regression(self) -> bool:
        """Whether this makes an upgrade harder; another message for the same failure does not."""
        return self in _REGRESSIONS


_REGRESSIONS = (
    Change.REGRESSED,
    Change.SILENT_NOW,
    Change.FIX_FAILS,
    Change.MASKED,
    Change.KIND_CHANGED,
    Change.FLAKY,
    Change.SLOWER,
    Change.MORE_MEMORY,
)
_ORDER = tuple(Change)
# How badly a program ends: an exception can be caught, a signal takes everything with it.
_SEVERITY = {
    Outcome.PASSED: 0,
    Outcome.RAISED: 1,
    Outcome.EXITED: 2,
    Outcome.TIMED_OUT: 3,
    Outcome.OUT_OF_MEMORY: 4,
    Outcome.CRASHED: 5,
}
_COSTS = {
    (Resource.TIME, True): Change.SLOWER,
    (Resource.TIME, False): Change.FASTER,
    (Resource.MEMORY, True): Change.MORE_MEMORY,
    (Resource.MEMORY, False): Change.LESS_MEMORY,
}
_Worded = tuple[Change, str]  # a change and the sentence that describes it


@dataclass(frozen=True, kw_only=True)
class Transition:
    """The changes of one case in one mode and backend.

    `changes` has at least one member, the most serious first; `words` describes each of them in
    one sentence, in the same order. `numbers` lists where a script's `result` differs, `costs`
    where the fixed script uses more or less. Words and numbers quote scripts, so they must be made
    visible before they are shown.
    """

    case: Case
    mode: str
    backend: str
    before: Judgement | None
    after: Judgement | None
    changes: tuple[Change, ...]
    words: tuple[str, ...]
    numbers: tuple[str, ...] = ()
    costs: tuple[Cost, ...] = ()

    @property
    def change(self) -> Change:
        """The most serious change."""
        return self.changes[0]

    @property
    def is_regression(self) -> bool:
        """Whether any change makes a move harder than staying."""
        return any(change.is_regression for change in self.changes)

    def changed_by(self, *changes: tuple[Change, str]) -> Transition:
        """Return this transition with further changes, each with its words."""
        every = [*zip(self.changes, self.words, strict=True), *changes]
        real = [item for item in every if item[0] is not Change.UNCHANGED] or every[:1]
        words: dict[Change, list[str]] = {}
        for change, text in sorted(real, key=lambda item: _ORDER.index(item[0])):
            words.setdefault(change, []).append(text)
        return replace(self, changes=tuple(words), words=tuple(map("; ".join, words.values())))

    def with_costs(self, costs: Sequence[Cost]) -> Transition:
        """Return this transition with costs that repeated runs confirmed."""
        worded = [(_COSTS[cost.resource, cost.is_worse], cost.words) for cost in costs]
        return replace(self.changed_by(*worded), costs=tuple(costs))


def compare_judgements(before: Judgement | None, after: Judgement | None) -> Transition:
    """Compare two judgements of one case, mode and backend; None for a side without a trial.

    Where one of them comes from the record, both are compared, and returned, as the record keeps
    them: what one side cannot know is no change. Raises ValueError when both are None.
    """
    # Verdicts alone are not enough: a case may document another message for another release.
    known = after or before
    if known is None:
        raise ValueError("nothing to compare: neither side was judged")
    if before and after and (before.is_recorded or after.is_recorded):
        before, after = as_recorded(before), as_recorded(after)
    numbers = _numbers(before, after) if before and after else ()
    unchanged = Transition(
        case=known.trial.case,
        mode=known.trial.mode,
        backend=known.trial.backend,
        before=before,
        after=after,
        changes=(Change.UNCHANGED,),
        words=("does the same",),
        numbers=numbers,
    )
    return unchanged.changed_by(*_changes(before, after, numbers))


def _changes(
    before: Judgement | None, after: Judgement | None, numbers: tuple[str, ...]
) -> Iterator[_Worded]:
    if before is None or after is None:
        yield (
            (Change.APPEARED, "the case was not asked before")
            if before is None
            else (Change.GONE, "the case is not asked now")
        )
        return
    inconclusive = _inconclusive(before, after)
    if inconclusive:
        yield Change.INCONCLUSIVE, inconclusive
        return
    if after.verdict is Verdict.FLAKY:
        yield Change.FLAKY, f"runs agreed before, now they do not: {after.reason}"
        return
    differs = _differ(before, after)
    if differs and after.trial.case.claim is not None:
        yield from _claim(before, after)
    elif differs:
        yield from _fix(before, after)
        yield from _broken(before, after)
    elif differs is None:
        yield Change.INCONCLUSIVE, "both end alike; which warnings they give is not in the record"
    if numbers:
        more = f" (and {len(numbers) - 1} more)" if len(numbers) > 1 else ""
        yield Change.NUMERIC, f"{numbers[0]}{more}"


def _inconclusive(before: Judgement, after: Judgement) -> str:
    """Return why two judgements cannot be compared; empty if they can."""
    sides = (("before", before), ("now", after))
    parts = [
        f"{name}: {word_of(judgement.verdict)}, {judgement.reason}"
        for name, judgement in sides
        if not judgement.verdict.is_conclusive
    ]
    if len(parts) == len(sides) and before.reason == after.reason:
        return f"before and now: {before.verdict}, {before.reason}"
    if not parts and before.verdict is Verdict.FLAKY:
        parts = [
            f"before: flaky, {before.reason}",
            f"now: {word_of(after.verdict)}, {after.reason}",
        ]
    return "; ".join(parts)


def _differ(before: Judgement, after: Judgement) -> bool | None:
    """Return whether scripts differ, whatever the case says of them; None if warnings would tell.

    Where a release has a failure of its own documented, no other failure was looked for.
    """
    if _ends(before) != _ends(after):
        return True
    passes = Outcome.PASSED in (before.broken.outcome, before.fixed.outcome)
    is_unknown = before.is_recorded and passes and judge.warnings_of(before.trial.case)
    if before.verdict is after.verdict or not is_unknown:
        return False
    documented = [side.trial.expectation for side in (before, after)]
    clear = [s.trial.expectation for s in (before, after) if s.verdict is Verdict.HEALED]
    searched = any(one is None or not one.is_failure for one in clear)
    return True if searched or documented[0] == documented[1] else None


def _ends(judgement: Judgement) -> list[tuple[object, ...]]:
    case, both = judgement.trial.case, (judgement.broken, judgement.fixed)
    return [*map(judge.identity_of, both), *(documented_warnings(case, result) for result in both)]


def _claim(before: Judgement, after: Judgement) -> Iterator[_Worded]:
    """Compare two results of a claim's script; another fix that fails is a fix that fails."""
    case = after.trial.case
    script, is_fix = case.filename(Script.FIXED), case.id.startswith(f"{case.stated_by}/alter")
    if after.verdict is Verdict.HOLDS:
        yield Change.FIX_WORKS, f"{script} failed ({_name(before.fixed)}), now it passes"
    elif before.verdict is Verdict.HOLDS:
        kind = Change.FIX_FAILS if is_fix else Change.CLAIM_FAILS
        yield kind, f"{script} passed, now it fails: {_name(after.fixed)}"
    else:
        found, words = _failure(before.fixed, after.fixed, script)
        if found is not None:
            yield found, words


def _fix(before: Judgement, after: Judgement) -> Iterator[_Worded]:
    worked, works = fix_works_in(before), fix_works_in(after)
    if worked and not works:
        yield Change.FIX_FAILS, f"fixed.py passed, now it fails: {_name(after.fixed)}"
    elif works and not worked:
        yield Change.FIX_WORKS, f"fixed.py failed ({_name(before.fixed)}), now it passes"
    elif not works:
        kind, words = _failure(before.fixed, after.fixed, "fixed.py")
        if kind is not None:
            yield kind, words


def fix_works_in(judgement: Judgement) -> bool:
    """Return whether fixed.py passed, independent of masking."""
    if judgement.verdict is Verdict.MASKED:
        return judgement.fixed.outcome is Outcome.PASSED
    return judgement.verdict is not Verdict.FIX_FAILS


def _broken(before: Judgement, after: Judgement) -> Iterator[_Worded]:
    failed, fails = fails_in(before), fails_in(after)
    if failed is None or fails is None:
        return
    masked, masks = (side.verdict is Verdict.MASKED for side in (before, after))
    if fails and not failed:
        yield Change.REGRESSED, f"broken.py passed, now it {_shows(after.broken)}"
    elif failed and not fails:
        yield Change.HEALED, f"broken.py {_showed(before.broken)}, now it passes"
    elif masks and not masked:
        yield Change.MASKED, f"broken.py fails, but somewhere else: {_name(after.broken)}"
    elif masked and not masks and fails:
        words = "broken.py fails as documented; before it did not get there"
        yield Change.UNMASKED, f"{words}: {_name(before.broken)}"
    elif fails:
        kind, words = _step(before, after)
        if kind is None:
            kind, words = _failure(before.broken, after.broken, "broken.py")
        if kind is None:
            kind, words = _warnings(before, after)
        if kind is not None:
            yield kind, words


def _step(before: Judgement, after: Judgement) -> tuple[Change | None, str]:
    """Compare the harm of two failures: one that tells itself now, or no longer does."""
    case = after.trial.case
    was = judge.harm_of(case, before.verdict, before.broken)
    step = judge.step_between(was, judge.harm_of(case, after.verdict, after.broken))
    if step is judge.Step.REFUSED:
        how = "failed silently" if was is Harm.SILENT else _ending(before.broken)
        return (
            Change.REFUSED_NOW,
            f"broken.py {how}, now it raises a clear error: {_name(after.broken)}",
        )
    if step is judge.Step.SILENT:
        words = f"broken.py {_showed(before.broken)}, now it fails silently: {_name(after.broken)}"
        return Change.SILENT_NOW, words
    return None, ""


def _shows(result: ScriptResult) -> str:
    """Describe a failure; a script that passes shows its failure as a documented warning."""
    warns = result.outcome is Outcome.PASSED
    return "gives the documented warning" if warns else f"fails: {_name(result)}"


def _showed(result: ScriptResult) -> str:
    warned = result.outcome is Outcome.PASSED
    return "gave the documented warning" if warned else f"failed ({_name(result)})"


def fails_in(judgement: Judgement) -> bool | None:
    """Return whether the broken script fails; a documented warning counts as a failure.

    None where only the record's unknown warnings would tell, and of a claim, which has none.
    """
    if judgement.trial.case.claim is not None:
        return None
    if judgement.verdict in (Verdict.REPRODUCES, Verdict.DRIFTED, Verdict.MASKED):
        return True
    if judgement.verdict is Verdict.HEALED:
        return False
    if judgement.broken.outcome is not Outcome.PASSED:
        return True
    if judgement.is_recorded and judge.warnings_of(judgement.trial.case):
        return None
    return bool(_documented_warnings(judgement))


def _documented_warnings(judgement: Judgement) -> tuple[str, ...]:
    """List the distinct warnings of the broken script that its case documents."""
    return documented_warnings(judgement.trial.case, judgement.broken)


def _warnings(before: Judgement, after: Judgement) -> tuple[Change | None, str]:
    if _documented_warnings(before) == _documented_warnings(after):
        return None, ""
    return Change.DRIFTED, "broken.py gives other warnings"


def _failure(before: ScriptResult, after: ScriptResult, script: str) -> tuple[Change | None, str]:
    """Compare two failures of one script: another kind, or the same kind with other words."""
    was, now = before.signature, after.signature
    ended = (_ending(before), _ending(after))
    if before.outcome is not after.outcome:
        milder = _SEVERITY.get(after.outcome, 0) < _SEVERITY.get(before.outcome, 0)
        kind = Change.MILDER if milder else Change.KIND_CHANGED
        return kind, f"{script} {ended[0]}, now it {ended[1]}"
    if ended[0] != ended[1]:
        return Change.KIND_CHANGED, f"{script} {ended[0]}, now it {ended[1]}"
    if was is None or now is None or was.identity == now.identity:
        return None, ""
    if not _is_caught_alike(was, now):
        missed = f"which `except {_bare(was)}` does not catch"
        words = f"{script} raised {was.type}, now {now.type}, {missed}"
        return Change.KIND_CHANGED, words
    names = ", ".join(judge.differing_parts_of(was, now))
    return Change.DRIFTED, f"{script} fails as before, but differs in: {names}"


def _ending(result: ScriptResult) -> str:
    if result.outcome is Outcome.CRASHED:
        return f"crashed with {result.signal}" if result.signal else "crashed"
    if result.outcome is Outcome.EXITED:
        return "exited" if result.exit_code is None else f"exited with {result.exit_code}"
    return {
        Outcome.PASSED: "passed",
        Outcome.RAISED: "raised",
        Outcome.TIMED_OUT: "timed out",
        Outcome.OUT_OF_MEMORY: "ran out of memory",
    }.get(result.outcome, str(result.outcome))


def _is_caught_alike(was: Signature, now: Signature) -> bool:
    """Return whether code that caught the earlier exception catches the later one.

    Unknown ancestors count as caught: nothing says otherwise.
    """
    bases = now.bases or _builtin_bases(now.type)
    return not bases or _bare(was) in {name.rpartition(".")[2] for name in (now.type, *bases)}


def _builtin_bases(name: str) -> tuple[str, ...]:
    kind = getattr(builtins, name, None)
    if not isinstance(kind, type) or not issubclass(kind, BaseException):
        return ()
    return tuple(base.__name__ for base in kind.__mro__[1:-1])


def _bare(signature: Signature) -> str:
    return signature.type.rpartition(".")[2]


def _numbers(before: Judgement, after: Judgement) -> tuple[str, ...]:
    """Compare the numbers of a script that passes on both sides, fixed.py first."""
    if _inconclusive(before, after) or after.verdict is Verdict.FLAKY:
        return ()
    tolerance = after.trial.case.tolerance
    for script, was, now in (
        ("fixed.py", before.fixed, after.fixed),
        ("broken.py", before.broken, after.broken),
    ):
        if was.outcome is Outcome.PASSED and now.outcome is Outcome.PASSED:
            found = differences(was.digest, now.digest, tolerance)
            if found:
                return tuple(f"{script}: {words}" for words in found)
    return ()


def _name(result: ScriptResult) -> str:
    """Describe how a script ended, with its message shortened."""
    return _ending(result) if result.signature is None else judge.name_result(result)
