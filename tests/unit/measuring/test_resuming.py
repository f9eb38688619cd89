from __future__ import annotations

import os
import platform
from dataclasses import replace
from datetime import datetime, timezone
from typing import Any

import pytest

from errata.measuring.resuming import Choices, choices_of, find_unfinished, to_plain
from errata.model.errors import UsageProblem
from errata.plan.select import Selection
from errata.store.base import RunInfo
from errata.store.memory import MemoryStore

CHOICES = Choices(
    selection=Selection(
        patterns=("torch/*",), environments=("torch>=2.5",), modes=("eager",), unlisted=True
    ),
    corpora=("/home/someone/cases",),
    isolation="both",
    repeats=3,
    jobs=2,
    force=True,
    ephemeral=True,
    shard="2/8",
    shuffle=7,
)


def begun(store: MemoryStore, options: dict[str, Any], minute: int = 0) -> int:
    started = datetime(2026, 11, 20, 12, minute, tzinfo=timezone.utc)
    return store.begin_run(
        RunInfo(argv="errata run", harness_version="1", started=started, options=options)
    )


def killed(options: dict[str, object]) -> dict[str, object]:
    """Let the process that began a run be one that has ended."""
    return {**options, "process": {"host": platform.node(), "pid": 2**22 + 1, "started": "1"}}


def test_choices_come_back_as_they_were() -> None:
    store = MemoryStore()
    number = begun(store, killed(to_plain(CHOICES)))
    assert choices_of(store.run(number)) == CHOICES
    assert find_unfinished(store).id == number


def test_what_a_moving_name_stood_for_is_kept() -> None:
    moving = replace(CHOICES, selection=Selection(environments=("nightly",)))
    store = MemoryStore()
    number = begun(store, killed(to_plain(moving, ["torch==2.17.0.dev20261119"])))
    kept = choices_of(store.run(number)).selection
    assert kept.environments == ("torch==2.17.0.dev20261119",)


def test_an_interrupted_run_can_be_resumed_and_an_ended_one_cannot() -> None:
    store = MemoryStore()
    number = begun(store, to_plain(CHOICES))
    store.finish_run(number, 130, {})
    assert find_unfinished(store).id == number
    store.finish_run(number, 1, {})
    with pytest.raises(UsageProblem, match="ended by itself"):
        find_unfinished(store)


def test_a_run_that_still_works_is_not_taken_over() -> None:
    store = MemoryStore()
    begun(store, to_plain(CHOICES))  # this process began it, and it lives
    with pytest.raises(UsageProblem, match="still at work"):
        find_unfinished(store)


def test_a_process_number_given_anew_is_not_the_process_that_began_the_run() -> None:
    store = MemoryStore()
    options = {
        **to_plain(CHOICES),
        "process": {"host": platform.node(), "pid": os.getpid(), "started": "1"},
    }
    number = begun(store, options)
    assert find_unfinished(store).id == number


def test_only_the_latest_run_is_resumed() -> None:
    store = MemoryStore()
    begun(store, killed(to_plain(CHOICES)))
    later = begun(store, killed(to_plain(CHOICES)), minute=5)
    store.finish_run(later, 0, {})
    with pytest.raises(UsageProblem, match=f"run {later} is the latest"):
        find_unfinished(store)


def test_a_clock_that_was_set_back_makes_no_later_run_an_earlier_one() -> None:
    store = MemoryStore()
    earlier = begun(store, killed(to_plain(CHOICES)), minute=5)
    store.finish_run(earlier, 0, {})
    later = begun(store, killed(to_plain(CHOICES)), minute=0)
    assert find_unfinished(store).id == later


def test_runs_of_other_commands_do_not_matter() -> None:
    store = MemoryStore()
    number = begun(store, killed(to_plain(CHOICES)))
    begun(store, {}, minute=5)
    assert find_unfinished(store).id == number


def test_nothing_stored_is_one_message() -> None:
    with pytest.raises(UsageProblem, match="no run is stored"):
        find_unfinished(MemoryStore())


def test_a_run_that_did_not_keep_its_choices_says_so() -> None:
    store = MemoryStore()
    number = begun(store, {})
    with pytest.raises(UsageProblem, match="does not say what was chosen"):
        choices_of(store.run(number))
