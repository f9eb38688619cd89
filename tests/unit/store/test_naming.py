"""People name runs by number, or count back from the latest."""

from __future__ import annotations

from pathlib import Path

import pytest
from stored_runs import FIRST_NIGHT, StoredRuns

from errata.model.errors import UsageProblem
from errata.model.runs import RunHeader
from errata.store.base import find_run


@pytest.fixture
def runs(tmp_path: Path) -> StoredRuns:
    return StoredRuns(tmp_path)


def test_a_number_names_any_run(runs: StoredRuns) -> None:
    run = runs.night(1, imported=True)
    assert find_run(runs.store, str(run.id)) == run


def test_latest_names_the_run_begun_last_that_was_measured_here(runs: StoredRuns) -> None:
    earlier, later = runs.night(3), runs.night(1)  # the clock was set back between them
    runs.night(9, imported=True)
    assert find_run(runs.store, "latest") == later
    assert find_run(runs.store, "latest~0") == later
    assert find_run(runs.store, "latest~1") == earlier


@pytest.mark.parametrize("name", ["", "x", "latest~", "latest~-1", "-1", "1.0", "٣", "1" * 33])
def test_another_name_is_refused_with_what_would_do(runs: StoredRuns, name: str) -> None:
    runs.night(1)
    with pytest.raises(UsageProblem, match="names no run") as raised:
        find_run(runs.store, name)
    assert "latest~1" in raised.value.hint


def test_what_is_not_there_is_said(runs: StoredRuns) -> None:
    with pytest.raises(UsageProblem, match="no run is stored yet"):
        find_run(runs.store, "latest")
    runs.night(1)
    with pytest.raises(UsageProblem, match="only one run was measured here"):
        find_run(runs.store, "latest~1")
    with pytest.raises(UsageProblem, match="no run 7 in the store"):
        find_run(runs.store, "7")


def test_the_start_of_a_uuid_names_a_run_in_every_store(runs: StoredRuns) -> None:
    run = runs.night(1, imported=True)
    runs.night(2)
    assert find_run(runs.store, run.uuid) == run
    assert find_run(runs.store, f"{run.uuid[:12]}") == run
    with pytest.raises(UsageProblem, match="no uuid begins so"):
        find_run(runs.store, "0452669889")


def test_a_uuid_that_names_none_or_several_is_refused(runs: StoredRuns) -> None:
    for number in (1, 2):
        info = RunHeader(
            argv="errata run",
            harness_version="1",
            started=FIRST_NIGHT,
            uuid=f"abcdef12{number}".ljust(32, "0"),
        )
        runs.store.begin_run(info)
    with pytest.raises(UsageProblem, match="no uuid begins so"):
        find_run(runs.store, "fedcba")
    with pytest.raises(UsageProblem, match=r"may be any of the runs [12], [12]"):
        find_run(runs.store, "abcdef12")
    assert find_run(runs.store, "abcdef121").id == 1


@pytest.mark.parametrize("name", ["abcde", "123456", "ABCDEF12", "abcdef" * 6])
def test_what_is_too_short_or_no_uuid_is_none(runs: StoredRuns, name: str) -> None:
    runs.night(1)
    with pytest.raises(UsageProblem):
        find_run(runs.store, name)
