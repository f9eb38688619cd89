"""What a trial's two outcomes mean: a closed list of verdicts and the evidence."""

from __future__ import annotations

from dataclasses import dataclass

from errata.model.cell import Trial
from errata.model.enums import StrEnum
from errata.model.outcome import ScriptResult

__all__ = ["Judgement", "Verdict"]


class Verdict(StrEnum):
    """The meaning of a broken and a fixed outcome in the same place."""

    REPRODUCES = "reproduces"
    DRIFTED = "drifted"
    MASKED = "masked"
    HEALED = "healed"
    FIX_FAILS = "fix-fails"
    FLAKY = "flaky"
    UNAVAILABLE = "unavailable"
    INFRA = "infra"

    @property
    def is_conclusive(self) -> bool:
        """Whether something could be said about the case."""
        return self not in (Verdict.UNAVAILABLE, Verdict.INFRA)

    @property
    def is_failure(self) -> bool:
        """Whether the documented failure shows, in these words or in others."""
        return self in (Verdict.REPRODUCES, Verdict.DRIFTED)


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """A verdict with the two results behind it and the reason in words.

    `expected` is the verdict that the case's expectation calls for, or None where the case
    documents nothing for this place.
    """

    trial: Trial
    verdict: Verdict
    reason: str
    broken: ScriptResult
    fixed: ScriptResult
    expected: Verdict | None

    @property
    def is_as_documented(self) -> bool:
        """Whether the verdict is the one that `case.toml` calls for."""
        return self.expected is not None and self.verdict is self.expected
