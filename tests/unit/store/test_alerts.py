"""Each confirmed change of state is told once, in every store, whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from at_once import run_at_once
from hypothesis import given
from hypothesis import strategies as st

from errata.model.errors import UsageProblem
from errata.model.runs import Alert, AlertKind, AlertState, Key, RunHeader, Sighting, update_alerts
from errata.store.sql import Store

NIGHT = timedelta(days=1)
START = datetime(2026, 11, 1, 3, tzinfo=timezone.utc)
EXPECTED = Sighting(
    case="torch/slug",
    series="torch-nightly",
    mode="eager",
    backend="cpu",
    standing="expected",
)
FLAKY = replace(EXPECTED, standing="flaky")
NEWS = replace(EXPECTED, standing="news", state="drifted raised:1")
OTHER = replace(NEWS, state="healed passed")
ASKER = """
news = [
    Sighting(case=f"torch/{n}", series="s", mode="eager", backend="cpu",
             standing="news", state="drifted")
    for n in range(50)
]
for alert in store.raise_alerts(1, news):
    print(alert.kind, alert.sighting.case)
"""


class Nights:
    """Runs that begin one after the other, each telling what it saw."""

    def __init__(self, store: Store, info: RunHeader) -> None:
        self.store, self.info = store, info
        self.number = 0

    def begin(self) -> int:
        self.number += 1
        started = self.info.started + self.number * NIGHT
        info = replace(self.info, uuid=f"night {self.number}", started=started)
        return self.store.begin_run(info)

    def update_alerts(self, *sightings: Sighting) -> list[AlertKind]:
        """Return what a new night tells of these."""
        return [alert.kind for alert in self.store.raise_alerts(self.begin(), sightings)]


@pytest.fixture
def nights(store: Store, info: RunHeader) -> Nights:
    return Nights(store, info)


def test_news_are_raised_once_and_then_stand(nights: Nights, info: RunHeader) -> None:
    assert nights.update_alerts(NEWS) == ["raised"]
    assert nights.update_alerts(NEWS) == ["standing"]
    (standing,) = nights.store.raise_alerts(nights.begin(), [NEWS])
    assert standing == Alert(
        sighting=NEWS,
        kind="standing",
        before=NEWS.state,
        since=info.started + NIGHT,
        run_id=1,
    )


def test_another_state_is_news_again(nights: Nights) -> None:
    assert [nights.update_alerts(one) for one in (NEWS, OTHER, NEWS)] == [["raised"]] * 3


def test_a_return_to_what_is_expected_is_told_once(nights: Nights, info: RunHeader) -> None:
    nights.update_alerts(NEWS)
    (resolved,) = nights.store.raise_alerts(nights.begin(), [EXPECTED])
    assert (resolved.kind, resolved.before) == ("resolved", NEWS.state)
    assert resolved.since == info.started + NIGHT
    assert nights.update_alerts(EXPECTED) == []
    assert nights.update_alerts(NEWS) == ["raised"]


def test_what_was_always_expected_is_never_told(nights: Nights) -> None:
    assert nights.update_alerts(EXPECTED) == []


def test_flaky_is_told_once_and_changes_nothing(nights: Nights) -> None:
    assert nights.update_alerts(FLAKY) == ["flaky"]
    assert [nights.update_alerts(one) for one in (FLAKY, EXPECTED, FLAKY)] == [[], [], []]
    assert nights.update_alerts(NEWS) == ["raised"]
    assert nights.update_alerts(FLAKY) == ["flaky"]
    assert nights.update_alerts(NEWS) == ["standing"]


def test_each_series_mode_and_backend_has_its_own_alert(nights: Nights) -> None:
    others = [
        replace(NEWS, case="other"),
        replace(NEWS, series="other"),
        replace(NEWS, mode="other"),
        replace(NEWS, backend="other"),
    ]
    assert nights.update_alerts(NEWS, *others) == ["raised"] * 5
    assert nights.update_alerts(EXPECTED, *others) == [
        "resolved",
        *["standing"] * 4,
    ]


def test_a_peek_is_not_remembered(nights: Nights) -> None:
    run_id = nights.begin()
    for _ in range(2):
        (alert,) = nights.store.raise_alerts(run_id, [NEWS], remember=False)
        assert alert.kind == "raised"
    assert [alert.kind for alert in nights.store.raise_alerts(run_id, [NEWS])] == ["raised"]


def test_an_earlier_run_changes_nothing(nights: Nights) -> None:
    earlier = nights.begin()
    nights.update_alerts(NEWS)
    for late in (OTHER, EXPECTED, FLAKY):
        assert nights.store.raise_alerts(earlier, [late]) == []
    assert nights.update_alerts(NEWS) == ["standing"]


def test_the_same_run_tells_nothing_twice(nights: Nights) -> None:
    run_id = nights.begin()
    nights.store.raise_alerts(run_id, [NEWS])
    assert [a.kind for a in nights.store.raise_alerts(run_id, [NEWS])] == ["standing"]


def test_an_unknown_run_is_refused(store: Store) -> None:
    with pytest.raises(UsageProblem, match="no run 99 in the store"):
        store.raise_alerts(99, [NEWS])


def test_hundreds_of_cases_are_remembered(nights: Nights) -> None:
    many = [replace(NEWS, case=f"torch/{number}") for number in range(1000)]
    assert nights.update_alerts(*many) == ["raised"] * 1000
    assert nights.update_alerts(*many) == ["standing"] * 1000


def check_atomic(location: str, info: RunHeader) -> None:
    """Let four processes tell the same at once: together they tell each thing once."""
    with closing(Store(location)) as store:
        store.begin_run(info)
    said = run_at_once(
        4,
        location,
        imports="from errata.model.runs import Sighting, Standing\n"
        "from errata.store.sql import open_store",
        prepare="store = open_store(sys.argv[1])",
        act=ASKER,
    )
    raised = [line for line in said if line.startswith("raised")]
    assert sorted(raised) == sorted(f"raised torch/{number}" for number in range(50))
    assert len(said) == 200


def test_processes_that_ask_at_once_tell_nothing_twice(tmp_path: Path, info: RunHeader) -> None:
    check_atomic(f"sqlite:///{tmp_path}/store.db", info)


def test_a_server_tells_nothing_twice(server_url: str, info: RunHeader) -> None:
    check_atomic(server_url, info)


STATES = st.sampled_from([NEWS, OTHER, EXPECTED, FLAKY, None])


def confirmed_changes(seen: Sequence[Sighting | None]) -> list[tuple[AlertKind, str]]:
    """Say what must be told of a series of nights: every confirmed change of state, once."""
    confirmed = [one.state for one in seen if one is not None and one is not FLAKY]
    changes = [state for state, _ in groupby(["", *confirmed])]
    return [("raised" if state else "resolved", state) for state in changes[1:]]


@given(st.lists(st.tuples(STATES, STATES), max_size=12), st.lists(st.integers(0, 11), max_size=12))
def test_any_series_of_nights_raises_exactly_the_confirmed_changes(
    series: list[tuple[Sighting | None, Sighting | None]], again: list[int]
) -> None:
    """Two trials, told night by night; some nights are asked about a second time, late."""
    known: dict[Key, AlertState] = {}
    told: dict[str, list[tuple[AlertKind, str]]] = {"one": [], "two": []}
    for number in range(len(series)):
        asked = [number, *(earlier for earlier in again if earlier < number)]
        for night in asked:
            sightings = [
                replace(one, case=case)
                for case, one in zip(("one", "two"), series[night], strict=True)
                if one is not None
            ]
            changed, alerts = update_alerts(known, sightings, night, START + night * NIGHT)
            known |= changed
            for alert in alerts:
                if alert.kind in ("raised", "resolved"):
                    assert night == number
                    told[alert.sighting.case].append((alert.kind, alert.sighting.state))
    for index, case in enumerate(told):
        assert told[case] == confirmed_changes([pair[index] for pair in series])


@given(st.lists(STATES, max_size=12))
def test_flaky_is_never_told_twice_without_a_change_between(seen: list[Sighting | None]) -> None:
    known: dict[Key, AlertState] = {}
    events: list[AlertKind] = []
    for night, one in enumerate(seen):
        if one is not None:
            changed, alerts = update_alerts(known, [one], night, START + night * NIGHT)
            known |= changed
            events += [alert.kind for alert in alerts]
    lasting = [event for event in events if event != "standing"]
    assert all((first, second) != ("flaky",) * 2 for first, second in pairwise(lasting))
