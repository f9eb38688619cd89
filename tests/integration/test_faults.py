"""A sample of the faults that `nox -s faults` puts in: nothing finished is lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from faults.ground import Tally
from faults.killing import kill_build, kill_harness, kill_zygote
from faults.mounts import can_mount
from faults.stores import newer_store, read_only_store
from outside import OutsideProject
from postgres import ADVICE, Server, find_server
from small_framework import FIXED, RAISES, raising_case

from errata.store.sql import open_store

pytestmark = pytest.mark.integration

KILLS = 3
Campaign = Callable[[Path, int, random.Random], Tally]


@pytest.mark.parametrize(
    "campaign",
    [
        kill_harness,
        pytest.param(kill_zygote, marks=pytest.mark.long),
        pytest.param(kill_build, marks=pytest.mark.long),
        newer_store,
    ],
)
def test_nothing_is_lost(campaign: Campaign, tmp_path: Path) -> None:
    tally = campaign(tmp_path / "project", KILLS, random.Random(1))  # noqa: S311 - no secret
    assert tally.faults >= KILLS
    assert tally.losses == []


@pytest.mark.skipif(not can_mount(), reason="this user may not make mounts")
def test_a_read_only_store_tells_all_it_holds(tmp_path: Path) -> None:
    tally = read_only_store(tmp_path / "project", KILLS, random.Random(1))  # noqa: S311 - no secret
    assert tally.losses == []


@pytest.mark.skipif(find_server() is None, reason=ADVICE)
def test_four_runs_at_once_outlive_a_server_that_is_killed(framed: OutsideProject) -> None:
    cases, repeats = 5, 5
    for number in range(cases):
        framed.add_case(f"frame/raises-{number}", raising_case(), RAISES, FIXED)
    cells = cases * 2 * 2 * repeats  # with two scripts each, on two releases
    options = ("--only-own", "--env", "all", "--force", "--repeat", str(repeats), "--jobs", "1")
    with Server() as server:
        framed.variables["ERRATA_DB"] = server.url()
        runs = [framed.start("run", *options) for _ in range(4)]
        for killed_at in (cells, 3 * cells):
            server.wait_for(killed_at, runs=len(runs))  # one that opens a dead store ends at once
            server.kill()
            server.start()
        said = [run.communicate(timeout=300) for run in runs]
        assert [run.returncode for run in runs] == [0, 0, 0, 0], said
        with closing(open_store(server.url())) as store:
            kept = [(run, store.results(run.id)) for run in store.runs()]
        assert [(run.exit_code, len(results)) for run, results in kept] == [(0, cells)] * 4
        for _, results in kept:
            assert len({(result.cell, result.repeat) for result in results}) == cells
        assert server.sql("SELECT count(*) FROM errata_results") == str(4 * cells)
