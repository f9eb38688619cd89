"""What a script does on a release, in comparable form, and the words for it: pure.

Every text that these functions return is safe to show.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from errata.compare.judge import Step, derived_harm, step_between
from errata.compare.sides import Earlier, Row
from errata.model.bisection import Side
from errata.model.case import Harm, Script
from errata.model.matching import counts_as, fold, matches_text, normalise_message
from errata.model.outcome import Outcome, ScriptResult
from errata.text.differences import compare_words
from errata.text.printable import cut, visible

PASSES = "passes"
"""What reports call a script that passes."""
_PARTS = {
    "outcome": "the outcome",
    "type": "the type",
    "message": "the message",
    "at": "the raising statement",
    "warnings": "the documented warning",
}
_OUTCOMES = {
    Outcome.TIMED_OUT: "timed out",
    Outcome.OUT_OF_MEMORY: "ran out of memory",
}


@dataclass(frozen=True, kw_only=True)
class Behaviour:
    """What a script did, as far as releases are compared; documents leave out what is empty."""

    outcome: Outcome
    status: Annotated[
        str, Field(description="The signal or exit code of an outcome without an exception.")
    ] = ""
    type: str = field(default="", compare=False)
    kind: Annotated[str, Field(exclude=True)] = field(default="", init=False)
    """What `type` is compared as."""
    message: str = ""
    at: Annotated[str, Field(description="The raising statement.")] = ""
    warnings: Annotated[tuple[str, ...], Field(description="Those that the case documents.")] = ()
    # The next two depend on the case, so comparisons ignore them.
    documented: Annotated[frozenset[int], Field(exclude=True)] = field(
        default=frozenset(), compare=False
    )
    """The numbers of the case's expectations that it meets."""
    stated: Annotated[Harm | None, Field(exclude=True)] = field(default=None, compare=False)
    """The harm that the case states for them."""
    letter: Annotated[str, Field(exclude=True)] = field(default="", compare=False)
    """What a history calls a failure."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", counts_as(self.type))

    @property
    def passes(self) -> bool:
        """Whether the script passed, without a warning that is itself the failure."""
        return self.outcome is Outcome.PASSED and not self.warnings

    @property
    def harm(self) -> Harm:
        """How much harm the failure does."""
        warns = bool(self.warnings)
        return self.stated or derived_harm(self.outcome, self.type, self.at, warns=warns)


def documented_warnings(result: ScriptResult, patterns: Iterable[str]) -> tuple[str, ...]:
    """List the distinct warnings of a script that a pattern of its case has, in their order."""
    patterns = tuple(patterns)
    messages = dict.fromkeys(normalise_message(seen.message) for seen in result.warnings)
    return tuple(m for m in messages if any(matches_text(p, m) for p in patterns))


def observe_behaviour(
    result: ScriptResult,
    *,
    documented: frozenset[int] = frozenset(),
    warnings: tuple[str, ...] = (),
    stated: Harm | None = None,
) -> Behaviour:
    """Reduce the result of a script that ran to what is compared between releases."""
    signature = result.signature
    status = ""
    if result.outcome is Outcome.CRASHED:
        status = result.signal or ""
    elif result.outcome is Outcome.EXITED and result.exit_code is not None:
        status = f"exit {result.exit_code}"
    return Behaviour(
        outcome=result.outcome,
        status=status,
        type=signature.type if signature else "",
        message=signature.message if signature else "",
        at=signature.at if signature else "",
        warnings=warnings,
        documented=documented,
        stated=stated,
    )


def side_of(good: Behaviour, bad: Behaviour, seen: Behaviour) -> Side:
    """Return whether `seen` is the good end's behaviour, the bad end's, or neither.

    Where only one end fails, and as documented, every documented failure counts as that end's.
    Where both fail, each as documented for itself, their documented failures tell them apart.
    """
    if seen == good:
        return Side.GOOD
    if seen == bad:
        return Side.BAD
    if good.passes != bad.passes:
        failing, side = (bad, Side.BAD) if good.passes else (good, Side.GOOD)
        return side if failing.documented and seen.documented else Side.NEITHER
    if good.documented & bad.documented:
        return Side.NEITHER
    like_good, like_bad = seen.documented & good.documented, seen.documented & bad.documented
    if bool(like_good) == bool(like_bad):
        return Side.NEITHER
    return Side.GOOD if like_good else Side.BAD


def changed_parts(before: Behaviour, after: Behaviour) -> tuple[str, ...]:
    """Name the fields in which two behaviours differ."""
    names = ("outcome", "status", "kind", "message", "at", "warnings")
    found = [name for name in names if getattr(before, name) != getattr(after, name)]
    return tuple("type" if name == "kind" else name for name in found)


# Words -------------------------------------------------------------------------------------------


def name_behaviour(behaviour: Behaviour) -> str:
    """Describe in a few words what a script did."""
    words = _OUTCOMES.get(behaviour.outcome, str(behaviour.outcome))
    if behaviour.status:
        words += f" ({behaviour.status})"
    if behaviour.type:
        words += f" {behaviour.type}"
        words += f": {behaviour.message}" if behaviour.message else ""
    if behaviour.warnings:
        words += f" with the documented warning: {'; '.join(behaviour.warnings)}"
    return visible(words)


def shorten_behaviour(behaviour: Behaviour, limit: int) -> str:
    """Name a behaviour as a traceback ends, `RuntimeError: …`, in about `limit` characters."""
    if behaviour.passes:
        return PASSES
    if behaviour.type:
        text = f"{behaviour.type}: {behaviour.message}"
    elif behaviour.warnings:
        text = f"warning: {behaviour.warnings[0]}"
    else:
        text = f"{behaviour.outcome} {behaviour.status}".strip()
    return cut(visible(text), limit)


def describe_change(before: Behaviour, after: Behaviour) -> str:
    """Describe what changed between two behaviours."""
    if before.passes:
        return f"it begins to fail ({_kind(after)})"
    if after.passes:
        return f"it no longer fails ({_kind(before)} before)"
    step = step_between(before.harm, after.harm)
    if step is Step.REFUSED:
        return f"{step}: it {_silently(before)} before and {_kind(after)} now"
    if step is Step.SILENT:
        return f"{step}: it {_kind(before)} before and {_silently(after)} now"
    if before.outcome is not after.outcome:
        return f"it {_kind(before)} before and {_kind(after)} now"
    return f"{_parts(before, after)} changed"


def describe_unlike(release: str, before: Behaviour, now: Behaviour) -> str:
    """Name the parts that differ from a release; empty where the outcomes differ anyway."""
    if before.outcome is not now.outcome:
        return ""
    return f"unlike {release} in {_parts(before, now)}"


def compare_behaviours(
    release: str, before: Behaviour, after: Behaviour, script: Script
) -> tuple[Row, ...]:
    """Compare the behaviours of a script on a release and after it, field by field."""
    rows = []
    for (name, old), new in zip(
        _fields(before, script).items(), _fields(after, script).values(), strict=True
    ):
        if old or new:
            was, now = compare_words(old, new)
            earlier = (Earlier(source=release, pieces=was),)
            rows.append(Row(name=name, before=earlier, now=now, differs=old != new))
    return tuple(rows)


def _fields(behaviour: Behaviour, script: Script) -> dict[str, str]:
    status = f" ({behaviour.status})" if behaviour.status else ""
    texts = {
        script.filename: f"{behaviour.outcome}{status}",
        "type": behaviour.type,
        "message": behaviour.message,
        "at": behaviour.at,
        "warning": "; ".join(behaviour.warnings),
    }
    return {name: visible(fold(text)) for name, text in texts.items()}


def _parts(before: Behaviour, after: Behaviour) -> str:
    """List what differs between two behaviours of one outcome."""
    status = "the signal" if before.outcome is Outcome.CRASHED else "the exit code"
    names = [_PARTS.get(part, status) for part in changed_parts(before, after)]
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def _kind(behaviour: Behaviour) -> str:
    """Name a behaviour without its message."""
    words = _OUTCOMES.get(behaviour.outcome, str(behaviour.outcome))
    if behaviour.outcome is Outcome.PASSED:
        return "a documented warning"
    return visible(" ".join(filter(None, [words, behaviour.type, behaviour.status])))


def _silently(behaviour: Behaviour) -> str:
    """Name a behaviour, a silent one as such: its error is the case's own."""
    return "failed silently" if behaviour.harm is Harm.SILENT else _kind(behaviour)
