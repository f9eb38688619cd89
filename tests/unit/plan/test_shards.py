"""Shards: every trial once, the same on every machine, and all of them end together."""

from __future__ import annotations

import itertools
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from factories import REPOSITORY, make_case, make_environment, make_trial
from hypothesis import given
from hypothesis import strategies as st
from outside import run_program

from errata.model.cell import Trial
from errata.model.costs import Costs, SetUp
from errata.model.errors import UsageProblem
from errata.plan import shards as module
from errata.plan.shards import MOST_SHARDS, Shard, cut, deal, weigh

VERSIONS = [f"2.{minor}.0" for minor in range(7)]
CASES = [f"torch/case-{number}" for number in range(6)]
MODES = ("eager", "compile")


def trial(version: str, case: str, mode: str = "eager") -> Trial:
    return make_trial(
        case=make_case(case), environment=make_environment("torch", version), mode=mode
    )


EVERY_TRIAL = [trial(*names) for names in itertools.product(VERSIONS, CASES, MODES)]

seconds = st.floats(min_value=0, max_value=1000, allow_nan=False)
set_ups = st.builds(SetUp, build_s=seconds, import_s=st.floats(min_value=0, max_value=5))
some_trials = st.lists(st.sampled_from(EVERY_TRIAL), unique_by=lambda one: one.id, max_size=40)
counts = st.integers(min_value=1, max_value=12)


@st.composite
def some_costs(draw: st.DrawFn) -> Costs:
    """Figures for some of the environments and cases, as a file has them."""
    environments = draw(st.lists(st.sampled_from(VERSIONS), unique=True))
    cases = draw(
        st.dictionaries(st.sampled_from(CASES), st.dictionaries(st.sampled_from(MODES), seconds))
    )
    return Costs(
        environments={f"torch-{version}": draw(set_ups) for version in environments}, cases=cases
    )


def shard_of_each(trials: Sequence[Trial], costs: Costs, count: int) -> dict[str, int]:
    return {one.id: load.shard.index for load in deal(trials, costs, count) for one in load.trials}


@given(some_trials, some_costs(), counts)
def test_every_trial_is_in_exactly_one_shard(trials: list[Trial], costs: Costs, count: int) -> None:
    loads = deal(trials, costs, count)
    assert [load.shard for load in loads] == [Shard(index=i + 1, count=count) for i in range(count)]
    dealt = [one.id for load in loads for one in load.trials]
    assert sorted(dealt) == sorted(one.id for one in trials)


@given(some_trials, some_costs(), counts)
def test_cutting_gives_what_dealing_shows_in_the_order_of_the_plan(
    trials: list[Trial], costs: Costs, count: int
) -> None:
    for load in deal(trials, costs, count):
        mine = cut(trials, costs, load.shard)
        assert mine == load.trials
        assert list(mine) == [one for one in trials if one in mine]


@given(some_trials, some_costs(), counts, st.randoms(use_true_random=False))
def test_the_order_of_trials_and_figures_does_not_matter(
    trials: list[Trial], costs: Costs, count: int, chance: random.Random
) -> None:
    shuffled = chance.sample(trials, len(trials))
    other = replace(
        costs,
        environments=dict(chance.sample(list(costs.environments.items()), len(costs.environments))),
        cases=dict(chance.sample(list(costs.cases.items()), len(costs.cases))),
    )
    assert shard_of_each(trials, costs, count) == shard_of_each(shuffled, other, count)


@given(some_trials, some_costs(), counts)
def test_no_shard_ends_later_than_the_average_and_the_longest_piece(
    trials: list[Trial], costs: Costs, count: int
) -> None:
    loads = deal(trials, costs, count)
    pieces = module._pieces(trials, costs, count)
    longest = max((piece.ms for piece in pieces), default=0) / 1000
    average = sum(load.seconds for load in loads) / count
    assert max(load.seconds for load in loads) <= average + longest + 1e-6


@given(some_trials, some_costs(), counts)
def test_a_piece_is_an_environment_or_about_a_fair_share(
    trials: list[Trial], costs: Costs, count: int
) -> None:
    fair = weigh(trials, costs) / count
    parts = Counter(piece.environment for piece in module._pieces(trials, costs, count))
    for piece in module._pieces(trials, costs, count):
        if parts[piece.environment] > 1:
            largest = max(
                costs.trial(one.case.id, one.mode)
                for one in trials
                if one.environment.id == piece.environment
            )
            share = max(fair, piece.set_up_ms / 1000)
            assert piece.cells_ms / 1000 <= share + largest + 0.01


@given(some_trials, some_costs(), counts)
def test_dividing_never_costs_more_than_the_scripts_themselves(
    trials: list[Trial], costs: Costs, count: int
) -> None:
    scripts = sum(max(0.001, costs.trial(one.case.id, one.mode)) for one in trials)
    paid = sum(load.seconds for load in deal(trials, costs, count))
    assert paid <= weigh(trials, costs) + scripts + 0.01 * len(trials)


@given(
    st.lists(st.integers(min_value=1, max_value=60), min_size=1, max_size=6),
    st.integers(min_value=1, max_value=3),
)
def test_whole_environments_are_dealt_at_most_a_third_worse_than_the_best_deal(
    builds: list[int], count: int
) -> None:
    versions = VERSIONS[: len(builds)]
    trials = [trial(version, CASES[0]) for version in versions]
    costs = Costs(
        environments={
            f"torch-{version}": SetUp(build_s=build, import_s=0)
            for version, build in zip(versions, builds, strict=True)
        },
        cases={CASES[0]: {"eager": 0.0}},
    )
    best = min(
        max(
            sum(b for b, place in zip(builds, places, strict=True) if place == shard)
            for shard in range(count)
        )
        for places in itertools.product(range(count), repeat=len(builds))
    )
    longest = max(load.seconds for load in deal(trials, costs, count))
    assert longest <= best * (4 / 3 - 1 / (3 * count)) + 0.01 * len(builds)


def even(build_s: float, script_s: float) -> Costs:
    return Costs(
        environments={f"torch-{v}": SetUp(build_s=build_s, import_s=0) for v in VERSIONS},
        cases={case: dict.fromkeys(MODES, script_s) for case in CASES},
    )


def test_environments_stay_whole_where_their_scripts_are_short() -> None:
    loads = deal(EVERY_TRIAL, even(build_s=60, script_s=0.1), 3)
    places = [(load.shard.index, name) for load in loads for name in load.environments]
    assert len({name for _, name in places}) == len(places) == len(VERSIONS)


def test_an_environment_whose_scripts_take_longest_is_divided() -> None:
    one = [item for item in EVERY_TRIAL if item.environment.version == VERSIONS[0]]
    loads = deal(one, even(build_s=10, script_s=10), 4)
    assert [len(load.trials) for load in loads] == [3, 3, 3, 3]
    assert {load.seconds for load in loads} == {40.0}


def test_an_environment_is_not_divided_where_setting_it_up_again_would_cost_more() -> None:
    one = [item for item in EVERY_TRIAL if item.environment.version == VERSIONS[0]]
    loads = deal(one, even(build_s=100, script_s=1), 8)
    assert [len(load.trials) for load in loads] == [len(one), 0, 0, 0, 0, 0, 0, 0]


def test_more_shards_than_trials_leaves_some_empty() -> None:
    loads = deal(EVERY_TRIAL[:2], Costs(), 8)
    assert sum(bool(load.trials) for load in loads) <= 2
    assert cut(EVERY_TRIAL[:2], Costs(), Shard(index=8, count=8)) == ()
    assert "8/8 is empty" in Shard(index=8, count=8).emptiness
    assert [load.trials for load in deal([], Costs(), 2)] == [(), ()]


def test_a_shard_is_charged_once_for_an_environment() -> None:
    [load] = deal(EVERY_TRIAL, even(build_s=60, script_s=1), 1)
    assert load.seconds == weigh(EVERY_TRIAL, even(build_s=60, script_s=1)) == 7 * 60 + 7 * 12


PROGRAM = """\
import json
from errata.model.costs import Costs, SetUp
from errata.plan.shards import deal
from test_shards import EVERY_TRIAL, even
loads = deal(EVERY_TRIAL[::-1], even(7.3, 1.1), 5)
print(json.dumps({one.id: load.shard.index for load in loads for one in load.trials}))
"""


@pytest.mark.parametrize("seed", ["0", "1"])
def test_another_process_with_another_hash_seed_cuts_alike(seed: str) -> None:
    folders = [REPOSITORY, REPOSITORY / "tests", REPOSITORY / "tests" / "unit" / "plan"]
    variables = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(map(str, folders))}
    done = run_program(sys.executable, "-c", PROGRAM, variables=variables, code=0)
    assert json.loads(done.out) == shard_of_each(EVERY_TRIAL, even(7.3, 1.1), 5)


@pytest.mark.parametrize(
    ("text", "index", "count"),
    [("2/8", 2, 8), ("1/1", 1, 1), (" 3 / 4 ", 3, 4), ("256/256", 256, 256)],
)
def test_a_shard_is_read_as_it_is_written(text: str, index: int, count: int) -> None:
    shard = Shard.parse(text)
    assert shard == Shard(index=index, count=count)
    assert Shard.parse(str(shard)) == shard


@pytest.mark.parametrize(
    "text",
    [
        *("0/8", "9/8", "a/b", "1", "", "1/0", "-1/2", "1/2/3", "1.5/2", "1/99999"),
        f"1/{MOST_SHARDS + 1}",
    ],
)
def test_what_names_no_shard_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(UsageProblem) as caught:
        Shard.parse(text)
    assert text in caught.value.message
    assert "/" in caught.value.hint
