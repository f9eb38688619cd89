"""A sample of the faults that `nox -s faults` puts in: nothing finished is lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from faults.ground import Tally
from faults.killing import kill_build, kill_harness, kill_zygote
from faults.mounts import can_mount
from faults.stores import newer_store, read_only_store

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
