from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import cast

import pytest
from factories import (
    FAILS,
    PASSED,
    make_case,
    make_environment,
    make_framework,
    make_raised,
    make_trial,
)

from errata.compare.judge import judge
from errata.measuring.confirming import confirm, known_bad_in
from errata.measuring.measurement import Measurement, Pass
from errata.measuring.stored import BISECTION, CONFIRMATION
from errata.model.cell import Trial
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.model.verdict import Judgement, Verdict, observe

GONE = ScriptResult(outcome=Outcome.ENV_FAILED, detail="no disk")


@dataclass
class Fake:
    """Stands in for a measurement: each trial does what it is told, by environment id."""

    does: dict[str, ScriptResult]
    ran: int = 0
    asked: list[tuple[str, bool]] = field(default_factory=list)
    stored: bool = False
    earlier: dict[Pass, ScriptResult] = field(default_factory=dict)

    def look_up(self, trials: Sequence[Trial], passes: Sequence[Pass]) -> None:
        assert CONFIRMATION not in {one.repeat for one in passes}

    def measure(
        self,
        trials: Sequence[Trial],
        passes: Sequence[Pass],
        *,
        force: bool = False,
        phase: str = "",
    ) -> None:
        assert phase == "confirming"
        assert all(one.repeat >= 1000 for one in passes)
        self.asked += [(trial.environment.id, force) for trial in trials]
        self.ran += 0 if self.stored else len(trials)

    def judgements(self, trials: Sequence[Trial], passes: Sequence[Pass]) -> list[Judgement]:
        (one,) = passes
        if one.repeat == CONFIRMATION:
            return [judgement(trial, self.does[trial.environment.id]) for trial in trials]
        return [judgement(trial, self.earlier[one]) for trial in trials if one in self.earlier]


def judgement(trial: Trial, broken: ScriptResult) -> Judgement:
    return judge(trial, broken, broken if not broken.outcome.is_from_script else PASSED)


def at(version: str) -> Trial:
    return make_trial(case=make_case(), environment=make_environment(version=version))


def confirmed(news: Judgement, fake: Fake, known_bad: Trial | None) -> Judgement | None:
    found = confirm(cast(Measurement, fake), [news], lambda _: known_bad)
    return found.get(news.trial.id)


OTHER = make_raised("quite another message")


@pytest.mark.parametrize(
    ("again", "verdict"),
    [
        (OTHER, Verdict.DRIFTED),
        (make_raised(), Verdict.FLAKY),
        (GONE, None),  # what cannot be asked again is left as it was
    ],
)
def test_news_that_is_seen_twice_stays(again: ScriptResult, verdict: Verdict | None) -> None:
    found = confirmed(judgement(at("2.15.0"), OTHER), Fake({"torch-2.15.0": again}), None)
    assert (found and found.verdict) is verdict


@pytest.mark.parametrize("repeat", [0, BISECTION])
def test_what_another_question_found_to_be_flaky_is_flaky(repeat: int) -> None:
    once = Pass(isolation=Isolation.FRESH, repeat=repeat)
    fake = Fake({"torch-2.15.0": PASSED}, earlier={once: make_raised()})
    found = confirmed(judgement(at("2.15.0"), PASSED), fake, None)
    assert found is not None
    assert found.verdict is Verdict.FLAKY


def test_what_could_not_be_asked_is_never_run_again() -> None:
    fake = Fake({"torch-2.15.0": PASSED})
    assert confirmed(judgement(at("2.15.0"), GONE), fake, None) is None
    assert fake.asked == []


@pytest.mark.parametrize(
    ("control", "verdict", "words"),
    [
        (make_raised(), Verdict.HEALED, "; it still fails on torch-2.5.1"),
        # What heals everywhere at once is not healed by a release.
        (PASSED, Verdict.FLAKY, "on torch-2.5.1 too"),
        (GONE, Verdict.HEALED, "not confirmed: torch-2.5.1 has no result"),
        (None, Verdict.HEALED, "no release is recorded to fail here"),
    ],
)
def test_healed_is_believed_when_it_still_fails_where_it_is_known_to(
    control: ScriptResult | None, verdict: Verdict, words: str
) -> None:
    fake = Fake({"torch-2.15.0": PASSED, **({"torch-2.5.1": control} if control else {})})
    known = at("2.5.1") if control else None
    found = confirmed(judgement(at("2.15.0"), PASSED), fake, known)
    assert found is not None
    assert (found.verdict, words in found.reason) == (verdict, True)
    assert (("torch-2.5.1", True) in fake.asked) is (control is not None)


def test_the_control_is_not_forced_when_the_confirmation_was_stored() -> None:
    fake = Fake({"torch-2.15.0": PASSED, "torch-2.5.1": make_raised()}, stored=True)
    confirmed(judgement(at("2.15.0"), PASSED), fake, at("2.5.1"))
    assert ("torch-2.5.1", False) in fake.asked


def test_known_bad_is_the_nearest_older_release_that_is_recorded_to_fail() -> None:
    frameworks = {"torch": make_framework(versions=("1.13.1", "2.0.1", "2.5.1", "2.15.0"))}
    trials = {
        spec.version: make_trial(case=make_case(), environment=spec)
        for spec in (frameworks["torch"].spec(r.version) for r in frameworks["torch"].releases)
    }
    record = {
        trial.id: observe(judgement(trial, PASSED if version == "2.5.1" else make_raised()))
        for version, trial in trials.items()
    }
    find = known_bad_in(record, frameworks)
    found = find(trials["2.15.0"])
    assert found is not None
    assert found.environment.version == "2.0.1"
    first = find(trials["1.13.1"])
    assert first is not None
    assert first.environment.version == "2.0.1"


def test_a_record_of_other_scripts_is_no_known_failure() -> None:
    frameworks = {"torch": make_framework()}
    trial = make_trial(FAILS, case=make_case(), environment=frameworks["torch"].spec("2.5.1"))
    stale = replace(observe(judgement(trial, make_raised())), content="edited")
    newer = replace(trial, environment=frameworks["torch"].spec("2.15.0"))
    assert known_bad_in({stale.id: stale}, frameworks)(newer) is None
