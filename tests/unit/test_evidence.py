"""What is believed of a case at a place: one rule, whatever store and record know."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from factories import PASSED, make_framework, make_raised
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from stored_runs import CONFIRMED, DRIFTED, INFRA, UNAVAILABLE, StoredRuns

from errata.evidence import Seen, Told, environment_of, read_evidence, read_run
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.model.verdict import Judgement, StoredJudgement, Verdict
from errata.store.sql import Store

PLACE = "torch/one@torch-2.15.0:eager:cpu"
OLD_PLACE = "torch/one@torch-2.5.1:eager:cpu"


@pytest.fixture
def runs(tmp_path: Path) -> StoredRuns:
    return StoredRuns(tmp_path)


def said(runs: StoredRuns, run: RunHeader) -> dict[str, Told]:
    results = runs.store.results(run.id)
    return read_run(runs.store, run, results, runs.cases(), runs.frameworks)


def judged(runs: StoredRuns, run: RunHeader) -> Judgement:
    found = said(runs, run)[PLACE].judge()
    assert found is not None
    return found


class TestEnvironment:
    @pytest.mark.parametrize(
        ("name", "version", "series", "variant"),
        [
            ("torch-2.15.0", "2.15.0", "torch-2.15.0", "cpu"),
            ("torch-2.15.0-gpu-py3.10+timm", "2.15.0", "torch-2.15.0-gpu-py3.10+timm", "gpu"),
            ("torch-2.15.0-external", "2.15.0", "torch-2.15.0-external", "cpu"),
            ("torch-2.17.0.dev20261119", "2.17.0.dev20261119", "torch-nightly", "cpu"),
            ("torch-2.17.0.dev20261119-gpu", "2.17.0.dev20261119", "torch-nightly-gpu", "gpu"),
            ("torch-2.15.0rc1", "2.15.0rc1", "torch-2.15.0rc1", "cpu"),
            ("torch-9banana", "0", "torch-9banana", "cpu"),
            ("elsewhere", "0", "elsewhere", "cpu"),
        ],
    )
    def test_an_identifier_tells_all_that_is_needed(
        self, name: str, version: str, series: str, variant: str
    ) -> None:
        spec = environment_of(make_framework(), EnvironmentFacts(environment=name))
        found = (spec.id, spec.version, spec.series, spec.variant)
        assert found == (name, version, series, variant)


class TestRun:
    def test_both_scripts_are_judged_by_the_case(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised())
        one = judged(runs, run)
        assert (one.verdict, one.trial.id) == (Verdict.REPRODUCES, PLACE)

    def test_without_one_of_the_scripts_nothing_is_judged(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised(), None)
        assert said(runs, run)[PLACE].judge() is None

    def test_repeats_that_disagree_are_flaky(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised())
        runs.say(run, "torch-2.15.0", PASSED, repeats=[CONFIRMED])
        assert judged(runs, run).verdict is Verdict.FLAKY

    def test_confirmed_is_what_ran_again_with_both_scripts(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised())
        assert not judged(runs, run).is_confirmed
        runs.say(run, "torch-2.15.0", make_raised(), None, repeats=[CONFIRMED])
        assert not judged(runs, run).is_confirmed
        runs.say(run, "torch-2.15.0", None, PASSED, repeats=[CONFIRMED])
        assert judged(runs, run).is_confirmed

    def test_a_control_ran_only_to_confirm_another(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", PASSED, repeats=[0, CONFIRMED])
        runs.say(run, "torch-2.5.1", make_raised(), repeats=[CONFIRMED])
        found = said(runs, run)
        assert not found[PLACE].is_control
        assert found["torch/one@torch-2.5.1:eager:cpu"].is_control

    def test_an_edited_script_makes_results_old(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised())
        assert said(runs, run)[PLACE].is_current
        runs.edit()
        assert not said(runs, run)[PLACE].is_current

    def test_results_of_cases_that_are_gone_are_left_out(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", make_raised())
        results = runs.store.results(run.id)
        assert read_run(runs.store, run, results, {}, runs.frameworks) == {}

    def test_what_a_run_kept_is_what_it_says(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        ids = runs.say(run, "torch-2.15.0", make_raised())
        keys = {one.id: one.key for one in runs.store.results(run.id)}
        kept = [
            StoredJudgement(
                trial=PLACE,
                verdict=Verdict.FLAKY,
                reason="two runs disagree",
                broken=keys[ids[0]],
                fixed=keys[ids[1]],
                is_confirmed=True,
            ),
            StoredJudgement(trial=OLD_PLACE, verdict=Verdict.INFRA, reason="env-failed: no disk"),
        ]
        runs.store.finish_run(run.id, 1, {}, kept)
        one = judged(runs, run)
        assert (one.verdict, one.reason, one.is_confirmed) == (
            Verdict.FLAKY,
            "two runs disagree",
            True,
        )
        other = said(runs, run)[OLD_PLACE].judge()
        assert other is not None
        assert (other.verdict, other.broken.outcome) == (Verdict.INFRA, Outcome.ENV_FAILED)
        assert other.reason == "env-failed: no disk"

    def test_what_a_run_kept_is_judged_by_the_case_as_it_is_now(self, runs: StoredRuns) -> None:
        run = runs.night(1)
        runs.say(run, "torch-2.15.0", DRIFTED)
        broken, fixed = (one.key for one in runs.store.results(run.id))
        kept = StoredJudgement(
            trial=PLACE, verdict=Verdict.DRIFTED, reason="differs", broken=broken, fixed=fixed
        )
        runs.store.finish_run(run.id, 1, {}, [kept])
        assert judged(runs, run).verdict is Verdict.DRIFTED
        toml = runs.project.root / "cases/torch/one/case.toml"
        toml.write_text(toml.read_text().replace("do not fit: …", "do not match: …"))
        assert judged(runs, run).verdict is Verdict.REPRODUCES


# The rule ------------------------------------------------------------------------------------

HERE = ("torch-2.15.0", "eager", "cpu")
FAILS = make_raised()
LATE = ScriptResult(outcome=Outcome.TIMED_OUT)


def seen(runs: StoredRuns) -> Seen | None:
    cases = runs.cases().values()
    found = read_evidence(runs.project, runs.store, cases, runs.frameworks, {HERE[0]})
    return found["torch/one"].believed.get(HERE)


def tell(runs: StoredRuns, number: int, broken: ScriptResult, *, confirmed: bool) -> None:
    """Store what the scripts did in one night, once or, confirmed, twice."""
    if confirmed:
        runs.confirm(runs.night(number), HERE[0], broken)
    else:
        runs.say(runs.night(number), HERE[0], broken)


def on_record(runs: StoredRuns, broken: ScriptResult) -> None:
    """Put what a run of another store said into the record."""
    mine, runs.store = runs.store, Store()
    night = runs.night(1)
    runs.say(night, HERE[0], broken)
    runs.accept(night)
    runs.store = mine


@pytest.mark.parametrize(
    ("record", "nights", "verdict", "number"),
    [
        pytest.param(None, [], None, None, id="nothing is known"),
        pytest.param(FAILS, [], Verdict.REPRODUCES, None, id="the record alone"),
        pytest.param(FAILS, [(FAILS, False)], Verdict.REPRODUCES, 1, id="a run that agrees"),
        pytest.param(FAILS, [(DRIFTED, False)], Verdict.REPRODUCES, None, id="not confirmed"),
        pytest.param(FAILS, [(DRIFTED, True)], Verdict.DRIFTED, 1, id="confirmed"),
        pytest.param(
            FAILS,
            [(DRIFTED, True), (PASSED, False)],
            Verdict.DRIFTED,
            1,
            id="an earlier one was confirmed",
        ),
        pytest.param(
            FAILS, [(DRIFTED, True), (FAILS, False)], Verdict.REPRODUCES, 2, id="as recorded again"
        ),
        pytest.param(None, [(DRIFTED, False)], Verdict.DRIFTED, 1, id="nothing else is known"),
        pytest.param(
            None, [(DRIFTED, False), (INFRA, False)], Verdict.DRIFTED, 1, id="it came to no end"
        ),
        pytest.param(FAILS, [(INFRA, False)], Verdict.REPRODUCES, None, id="no end, and a record"),
        pytest.param(None, [(UNAVAILABLE, False)], Verdict.UNAVAILABLE, 1, id="never an end"),
        pytest.param(
            None, [(FAILS, False), (LATE, False)], Verdict.REPRODUCES, 1, id="a busy machine"
        ),
    ],
)
def test_what_is_believed(
    runs: StoredRuns,
    record: ScriptResult | None,
    nights: list[tuple[ScriptResult, bool]],
    verdict: Verdict | None,
    number: int | None,
) -> None:
    if record is not None:
        on_record(runs, record)
    for night, (broken, confirmed) in enumerate(nights, 2):
        tell(runs, night, broken, confirmed=confirmed)
    found = seen(runs)
    assert (found.judgement.verdict if found else None) is verdict
    assert (found.run.number if found and found.run else None) == number


def test_what_neither_record_nor_confirmation_speaks_for_is_not_sure(runs: StoredRuns) -> None:
    for number, confirmed in enumerate((False, True), 1):
        tell(runs, number, FAILS, confirmed=confirmed)
        found = seen(runs)
        assert found is not None
        assert found.is_sure is confirmed


def test_repeats_that_disagree_are_never_sure(runs: StoredRuns) -> None:
    night = runs.night(1)
    runs.say(night, HERE[0], FAILS)
    runs.say(night, HERE[0], PASSED, repeats=[CONFIRMED])
    found = seen(runs)
    assert found is not None
    assert (found.judgement.verdict, found.is_sure) == (Verdict.FLAKY, False)
    on_record(runs, FAILS)
    found = seen(runs)
    assert found is not None
    assert (found.judgement.verdict, found.run) == (Verdict.REPRODUCES, None)


def test_results_of_edited_scripts_never_count(runs: StoredRuns) -> None:
    on_record(runs, FAILS)
    runs.confirm(runs.night(2), HERE[0], DRIFTED)
    runs.edit()
    assert seen(runs) is None


ENDS = st.sampled_from(
    [
        PASSED,
        FAILS,
        DRIFTED,
        make_raised(kind="ValueError"),
        ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV"),
        ScriptResult(outcome=Outcome.EXITED, exit_code=3),
    ]
)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(record=ENDS, nights=st.lists(st.tuples(ENDS, st.booleans()), max_size=3))
def test_what_is_recorded_changes_only_by_what_was_confirmed(
    tmp_path_factory: pytest.TempPathFactory,
    record: ScriptResult,
    nights: Iterable[tuple[ScriptResult, bool]],
) -> None:
    runs = StoredRuns(tmp_path_factory.mktemp("rule"))
    on_record(runs, record)
    alone = seen(runs)
    assert alone is not None
    expected = alone.judgement.verdict
    for number, (broken, confirmed) in enumerate(nights, 1):
        tell(runs, number, broken, confirmed=confirmed)
        found = seen(runs)
        assert found is not None
        if confirmed:
            expected = found.judgement.verdict
        elif found.run is not None and found.run.number == number:
            expected = found.judgement.verdict  # as recorded
            assert expected is alone.judgement.verdict
        assert found.judgement.verdict is expected
        assert found.is_sure
