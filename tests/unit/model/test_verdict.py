from __future__ import annotations

from dataclasses import replace

import pytest
from factories import PASSED, make_trial

from errata.model.verdict import Judgement, Verdict


def test_the_list_of_verdicts_is_closed() -> None:
    assert [str(verdict) for verdict in Verdict] == [
        "reproduces",
        "drifted",
        "masked",
        "healed",
        "fix-fails",
        "flaky",
        "unavailable",
        "infra",
    ]


@pytest.mark.parametrize("verdict", list(Verdict))
def test_two_verdicts_say_nothing_about_the_case(verdict: Verdict) -> None:
    assert verdict.is_conclusive is (str(verdict) not in ("unavailable", "infra"))


def test_only_the_expected_verdict_is_as_documented() -> None:
    judgement = Judgement(
        trial=make_trial(),
        verdict=Verdict.HEALED,
        reason="",
        broken=PASSED,
        fixed=PASSED,
        expected=Verdict.HEALED,
    )
    assert judgement.is_as_documented
    assert not replace(judgement, verdict=Verdict.REPRODUCES).is_as_documented
    assert not replace(judgement, expected=None).is_as_documented
