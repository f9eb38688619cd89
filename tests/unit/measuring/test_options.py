from __future__ import annotations

import os
import platform
from dataclasses import replace
from datetime import datetime, timezone
from typing import Any

import pytest

from errata.measuring.options import (
    RunOptions,
    find_unfinished,
    options_of,
    resume_options,
    to_plain,
)
from errata.model.errors import UsageProblem
from errata.model.runs import RunHeader
from errata.plan.matrix import Selection
from errata.store.sql import Store

OPTIONS = RunOptions(
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


def begun(store: Store, options: dict[str, Any], minute: int = 0) -> int:
    started = datetime(2026, 11, 20, 12, minute, tzinfo=timezone.utc)
    return store.begin_run(
        RunHeader(argv="errata run", harness_version="1", started=started, options=options)
    )


def killed(options: dict[str, object]) -> dict[str, object]:
    """Let the process that began a run be one that has ended."""
    return {**options, "process": {"host": platform.node(), "pid": 2**22 + 1, "started": "1"}}


def test_options_come_back_as_they_were() -> None:
    store = Store()
    number = begun(store, killed(to_plain(OPTIONS)))
    assert options_of(store.run(number)) == OPTIONS
    assert find_unfinished(store).id == number


def test_what_a_moving_name_stood_for_is_kept() -> None:
    moving = replace(OPTIONS, selection=Selection(environments=("nightly",)))
    store = Store()
    number = begun(store, killed(to_plain(moving, ["torch==2.17.0.dev20261119"])))
    kept = options_of(store.run(number)).selection
    assert kept.environments == ("torch==2.17.0.dev20261119",)


def test_an_interrupted_run_can_be_resumed_and_an_ended_one_cannot() -> None:
    store = Store()
    number = begun(store, to_plain(OPTIONS))
    store.finish_run(number, 130, {})
    assert find_unfinished(store).id == number
    store.finish_run(number, 1, {})
    with pytest.raises(UsageProblem, match="and finished"):
        find_unfinished(store)


def test_a_run_that_still_works_is_not_taken_over() -> None:
    store = Store()
    begun(store, to_plain(OPTIONS))  # this process began it, and it lives
    with pytest.raises(UsageProblem, match="still running"):
        find_unfinished(store)


def test_a_process_number_given_anew_is_not_the_process_that_began_the_run() -> None:
    store = Store()
    options = {
        **to_plain(OPTIONS),
        "process": {"host": platform.node(), "pid": os.getpid(), "started": "1"},
    }
    number = begun(store, options)
    assert find_unfinished(store).id == number


def test_only_the_number_of_jobs_may_be_given_with_resume() -> None:
    store = Store()
    number = begun(store, killed(to_plain(OPTIONS)))
    assert resume_options(store, RunOptions()) == (OPTIONS, number)
    assert resume_options(store, RunOptions(jobs=5)) == (replace(OPTIONS, jobs=5), number)
    with pytest.raises(UsageProblem, match="uses the options of the interrupted run"):
        resume_options(store, RunOptions(force=True))


def test_only_the_latest_run_is_resumed() -> None:
    store = Store()
    begun(store, killed(to_plain(OPTIONS)))
    later = begun(store, killed(to_plain(OPTIONS)), minute=5)
    store.finish_run(later, 0, {})
    with pytest.raises(UsageProblem, match=f"run {later} is the latest"):
        find_unfinished(store)


def test_a_clock_that_was_set_back_makes_no_later_run_an_earlier_one() -> None:
    store = Store()
    earlier = begun(store, killed(to_plain(OPTIONS)), minute=5)
    store.finish_run(earlier, 0, {})
    later = begun(store, killed(to_plain(OPTIONS)), minute=0)
    assert find_unfinished(store).id == later


def test_runs_of_other_commands_do_not_matter() -> None:
    store = Store()
    number = begun(store, killed(to_plain(OPTIONS)))
    begun(store, {}, minute=5)
    assert find_unfinished(store).id == number


def test_nothing_stored_is_one_message() -> None:
    with pytest.raises(UsageProblem, match="no stored run"):
        find_unfinished(Store())


def test_a_run_without_stored_options_cannot_be_resumed() -> None:
    store = Store()
    number = begun(store, {})
    with pytest.raises(UsageProblem, match="are not stored"):
        options_of(store.run(number))
