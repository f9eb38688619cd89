"""What a script did, as far as two releases can be compared: never only that it failed."""

from __future__ import annotations

from dataclasses import dataclass, field

from errata.model.bisection import Side
from errata.model.outcome import Outcome, ScriptResult

__all__ = ["Behaviour", "changed_parts", "observe_behaviour", "side_of"]


@dataclass(frozen=True, kw_only=True)
class Behaviour:
    """The outcome of a script with its signature; native frames and figures do not count.

    `status` names the signal or exit code of outcomes that have no exception. `warnings` are
    those that a case documents. `documented` are the numbers of the case's documented
    failures that this is one of: a judgement, so it does not count in comparisons.
    """

    outcome: Outcome
    status: str = ""
    type: str = ""
    message: str = ""
    at: str = ""
    warnings: tuple[str, ...] = ()
    documented: frozenset[int] = field(default=frozenset(), compare=False)

    @property
    def passes(self) -> bool:
        """Whether the script passed, without a warning that is itself the failure."""
        return self.outcome is Outcome.PASSED and not self.warnings


def observe_behaviour(
    result: ScriptResult,
    *,
    documented: frozenset[int] = frozenset(),
    warnings: tuple[str, ...] = (),
) -> Behaviour:
    """Reduce a result that is the script's own doing to what is compared between releases."""
    signature = result.signature
    status = ""
    if result.outcome is Outcome.CRASHED:
        status = result.signal or ""
    elif result.outcome is Outcome.EXITED:
        status = f"exit {result.exit_code}"
    return Behaviour(
        outcome=result.outcome,
        status=status,
        type=signature.type if signature else "",
        message=signature.message if signature else "",
        at=signature.at if signature else "",
        warnings=warnings,
        documented=documented,
    )


def side_of(good: Behaviour, bad: Behaviour, seen: Behaviour) -> Side:
    """Say whether `seen` is the good end's behaviour, the bad end's, or neither.

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
    """Name the parts in which two behaviours differ, as the fields are called."""
    names = ("outcome", "status", "type", "message", "at", "warnings")
    return tuple(name for name in names if getattr(before, name) != getattr(after, name))
