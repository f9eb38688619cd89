"""The sign of each verdict on the site, so that no colour stands alone."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from errata.model.verdict import Verdict

__all__ = ["MEANINGS", "NEVER_DOCUMENTED", "SIGNS"]

SIGNS: Mapping[str, str] = MappingProxyType(
    {
        str(Verdict.REPRODUCES): "●",
        str(Verdict.DRIFTED): "≠",
        str(Verdict.MASKED): "▲",
        str(Verdict.HEALED): "✓",
        str(Verdict.FIX_FAILS): "✘",
        str(Verdict.FLAKY): "~",
        str(Verdict.UNAVAILABLE): "–",  # noqa: RUF001 - a dash, as tables have it
        str(Verdict.INFRA): "!",
    }
)
"""One character for each verdict, by its name; `reproduces` shows a letter where there is one."""

MEANINGS: Mapping[str, str] = MappingProxyType(
    {
        str(Verdict.REPRODUCES): "broken.py fails as documented, fixed.py passes",
        str(Verdict.DRIFTED): "fails at the documented place, in other words",
        str(Verdict.MASKED): "fails, but somewhere else",
        str(Verdict.HEALED): "broken.py passes",
        str(Verdict.FIX_FAILS): "fixed.py fails",
        str(Verdict.FLAKY): "repeated runs disagree",
        str(Verdict.UNAVAILABLE): "no such device or release here",
        str(Verdict.INFRA): "the environment or the harness failed",
    }
)
"""What each verdict says, in a few words."""

NEVER_DOCUMENTED = tuple(
    map(str, (Verdict.DRIFTED, Verdict.MASKED, Verdict.FIX_FAILS, Verdict.FLAKY))
)
"""Verdicts that no case calls for: where they stand, something is not as documented."""
