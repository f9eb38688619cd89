"""Rows of a store become places, whatever the number of runs that say them again."""

from __future__ import annotations

from pathlib import Path

import pytest
from factories import make_raised
from stored_runs import DRIFTED, StoredRuns

from errata.model.verdict import Verdict
from errata.queries.history import (
    Teller,
    gather_sayings,
    said_at,
    trace_places,
)
from errata.report.timeline.view import PlaceHistory

NEW = "torch-2.15.0"


@pytest.fixture
def stored(tmp_path: Path) -> StoredRuns:
    return StoredRuns(tmp_path)


def trace(stored: StoredRuns) -> tuple[PlaceHistory, ...]:
    results = stored.store.history("*")
    teller = Teller(case=stored.cases()["torch/one"], framework=stored.frameworks["torch"])
    assert all(map(teller.is_current, results))
    return tuple(trace_places(said_at(results, gather_sayings(stored.store, results)), {}, teller))


def test_runs_that_say_the_same_results_have_the_same_glimpse(stored: StoredRuns) -> None:
    first = stored.night(1)
    ids = stored.say(first, NEW, make_raised())
    stored.store.link(stored.night(2).id, ids)
    stored.say(stored.night(3), NEW, DRIFTED)
    (place,) = trace(stored)
    assert [glimpse.run.number for glimpse in place.glimpses] == [1, 2, 3]
    assert [glimpse.verdict for glimpse in place.glimpses] == [
        Verdict.REPRODUCES,
        Verdict.REPRODUCES,
        Verdict.DRIFTED,
    ]
    one, again, _ = place.glimpses
    assert (one.measured, one.broken) == (again.measured, again.broken)


def test_environments_of_one_framework_are_described_once(stored: StoredRuns) -> None:
    shared: dict[str, object] = {}
    tellers = [
        Teller(
            case=stored.cases()["torch/one"],
            framework=stored.frameworks["torch"],
            environments=shared,  # type: ignore[arg-type]
        )
        for _ in range(2)
    ]
    environments = [teller.trial((NEW, "eager", "cpu")).environment for teller in tellers]
    assert environments[0] is environments[1] is shared[NEW]
