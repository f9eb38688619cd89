from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

import pytest
from factories import make_built, make_case, make_environment, make_stored, make_trial
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.cases.costing import measure_costs, settle
from errata.environments.built import BuiltEnvironment
from errata.model.cell import EnvironmentSpec
from errata.model.costs import Costs, SetUp
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.store.base import StoredResult

SMALL = Costs(
    environments={"torch-2.5.1": SetUp(build_s=20, import_s=1.5)},
    cases={"torch/b": {"eager": 2.0}, "torch/a": {"eager": 0.25, "compile": 12.0}},
)


def stored(
    script: str,
    wall_s: float | None,
    *,
    case: str = "torch/a",
    environment: str = "torch-2.5.1",
    repeat: int = 0,
    preloaded: int = 0,
) -> StoredResult:
    result = ScriptResult(outcome=Outcome.PASSED, wall_s=wall_s, preloaded=preloaded)
    moment = datetime(2026, 11, 20, tzinfo=timezone.utc)
    return make_stored(case, environment, script, result=result, measured=moment, repeat=repeat)


def built(
    spec: EnvironmentSpec, *, digest: str = "d", own: bool = True, built_s: float = 17.34
) -> BuiltEnvironment:
    made = make_built(spec, lock_digest=digest, import_s=1.341, built_s=built_s)
    return replace(made, directory=Path("folder") if own else None)


def test_a_case_costs_the_median_of_both_scripts_over_the_releases() -> None:
    results = [
        stored(script, wall_s, environment=f"torch-{version}")
        for version, both in (("1", (1.0, 1.0)), ("2", (2.0, 3.0)), ("3", (50.0, 50.0)))
        for script, wall_s in zip(("broken", "fixed"), both, strict=True)
    ]
    assert measure_costs(results, [], []).cases == {"torch/a": {"eager": 5.0}}


def test_what_a_trial_takes_that_starts_with_its_imports_is_a_figure_of_its_own() -> None:
    results = [
        stored(script, wall_s, environment=f"torch-{version}", preloaded=layers)
        for version, wall_s, layers in (("1.0", 3.5, 0), ("2.0", 0.3, 4))
        for script in ("broken", "fixed")
    ]
    costs = measure_costs(results, [], [])
    assert costs.cases == {"torch/a": {"eager": 7.0}}
    assert costs.preloaded == {"torch/a": {"torch-2.0:eager:cpu": 0.6}}
    seconds = [
        costs.seconds(
            make_trial(case=make_case("torch/a"), environment=make_environment(version=v))
        )
        for v in ("1.0", "2.0")
    ]
    assert seconds == [7.0, 0.6]
    for environments, kept in ((["torch-2.0"], costs.preloaded), (["torch-1.0"], {})):
        result, _ = settle(costs, Costs(), cases=["torch/a"], environments=environments)
        assert result.preloaded == kept


def test_of_several_results_of_a_cell_the_shortest_counts_and_no_confirmation() -> None:
    results = [
        stored("broken", 3.0),
        stored("broken", 0.5),
        stored("broken", 0.01, repeat=1000),
        stored("fixed", 1.0),
    ]
    assert measure_costs(results, [], []).cases == {"torch/a": {"eager": 1.5}}


def test_a_trial_without_both_times_has_no_figure() -> None:
    results = [stored("broken", 3.0), stored("fixed", None)]
    assert measure_costs(results, [], []).cases == {}


@given(st.floats(min_value=0, max_value=1e5))
def test_figures_have_two_significant_digits_and_are_never_nothing(wall_s: float) -> None:
    results = [stored("broken", wall_s), stored("fixed", 0.0)]
    figure = measure_costs(results, [], []).cases["torch/a"]["eager"]
    assert figure >= 0.1
    assert abs(figure - wall_s) <= max(0.1, 0.06 * wall_s)
    assert len(f"{figure:.10f}".replace(".", "").strip("0")) <= 2


def test_an_environment_costs_what_its_stamp_says() -> None:
    spec = make_environment("torch", "2.5.1")
    facts = [EnvironmentFacts(environment="torch-2.5.1", lock_digest="d")]
    measured = measure_costs([], facts, [built(spec, digest="old", built_s=99), built(spec)])
    assert measured.environments == {"torch-2.5.1": SetUp(build_s=17, import_s=1.3)}


def test_an_environment_that_was_dropped_costs_what_its_run_noted() -> None:
    noted: dict[str, object] = {"cuda": "13.0", "build_s": 39.6, "import_s": 1.26}
    facts = [EnvironmentFacts(environment="torch-2.5.1", lock_digest="d", build=noted)]
    assert measure_costs([], facts, []).environments == {
        "torch-2.5.1": SetUp(build_s=40, import_s=1.3)
    }


def test_interpreters_of_others_and_environments_outside_the_run_have_no_figure() -> None:
    facts = [EnvironmentFacts(environment="torch-2.5.1", lock_digest="d")]
    mine = make_environment("torch", "2.5.1")
    other = make_environment("torch", "2.0.1")
    assert measure_costs([], facts, [built(mine, own=False), built(other)]).environments == {}


def settled(before: float, now: float) -> float:
    costs, _ = settle(
        Costs(cases={"torch/a": {"eager": before}}),
        Costs(cases={"torch/a": {"eager": now}}),
        cases={"torch/a"},
        environments=(),
    )
    return costs.cases["torch/a"]["eager"]


@pytest.mark.parametrize(
    ("before", "now", "kept"),
    [(2.0, 3.0, True), (2.0, 3.1, False), (3.0, 2.0, True), (3.0, 1.9, False), (2.0, 2.0, True)],
)
def test_a_figure_stays_unless_it_moved_by_more_than_half(
    before: float, now: float, kept: bool
) -> None:
    assert settled(before, now) == (before if kept else now)


@given(st.floats(min_value=0.1, max_value=1e4), st.floats(min_value=0.1, max_value=1e4))
def test_settling_again_changes_nothing(before: float, now: float) -> None:
    assert settled(settled(before, now), now) == settled(before, now)


def test_settling_says_what_is_new_moved_and_gone_and_keeps_the_rest() -> None:
    before = Costs(
        environments={
            "torch-2.5.1": SetUp(build_s=20, import_s=1.5),
            "torch-1.0": SetUp(build_s=9, import_s=1),
        },
        cases={"torch/a": {"eager": 2.0}, "torch/removed": {"eager": 1.0}, "torch/b": {"eager": 1}},
    )
    measured = Costs(
        environments={"torch-2.5.1": SetUp(build_s=60, import_s=1.6)},
        cases={"torch/a": {"eager": 2.1, "compile": 30}, "torch/strange": {"eager": 1.0}},
    )
    costs, changes = settle(
        before, measured, cases={"torch/a", "torch/b"}, environments={"torch-2.5.1", "torch-2.6"}
    )
    gone = ("torch-1.0", "torch/removed")
    assert changes == {"new": ("torch/a",), "moved": ("torch-2.5.1",), "gone": gone}
    assert costs == Costs(
        environments={"torch-2.5.1": SetUp(build_s=60, import_s=1.5)},
        cases={"torch/a": {"eager": 2.0, "compile": 30}, "torch/b": {"eager": 1}},
    )


def test_layers_are_kept_for_what_exists_and_replaced_by_what_was_measured() -> None:
    before = {
        "torch/a@torch-2.5.1:eager:cpu": {"broken 1": 1, "fixed 2": 0},
        "torch/a@torch-1.0:eager:cpu": {"broken 1": 1, "fixed 2": 0},
        "torch/b@torch-2.5.1:eager:cpu": {"broken 3": 1, "fixed 4": 1},
    }
    measured = {"torch/a@torch-2.5.1:eager:cpu": {"broken 5": 2, "fixed 2": 0}}
    costs, changes = settle(
        Costs(layers=before),
        Costs(layers=measured),
        cases={"torch/a", "torch/b"},
        environments={"torch-2.5.1"},
    )
    kept = "torch/b@torch-2.5.1:eager:cpu"
    assert costs.layers == {**measured, kept: before[kept]}
    assert changes["moved"] == ("torch/a@torch-2.5.1:eager:cpu",)
    assert changes["gone"] == ("torch/a@torch-1.0:eager:cpu",)
