from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from errata.model.errors import EXIT_INFRASTRUCTURE, SandboxMissing
from errata.model.outcome import Sandboxing
from errata.running import sandbox
from errata.running.sandbox import (
    Offered,
    Protection,
    boundary_for,
    choose_sandboxing,
    is_confined,
    unconfined_note,
)

ALL = Offered(protections=(Protection(name="network", in_force=True, words="none"),))
SOME = Offered(
    protections=(
        Protection(name="network", in_force=True, words="none"),
        Protection(name="number of processes", in_force=False, words="unlimited"),
    )
)
NOTHING = Offered(protections=(), problem="new user namespace: Operation not permitted")


@pytest.fixture(autouse=True)
def chosen() -> Iterator[None]:
    yield
    choose_sandboxing(Sandboxing.AUTO)


def offer(monkeypatch: pytest.MonkeyPatch, what: Offered) -> None:
    monkeypatch.setattr(sandbox, "offered", lambda: what)


def test_what_is_offered_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, ALL)
    assert is_confined()
    boundary = boundary_for([Path("/b"), Path("/a"), Path("/b")], 100.0)
    assert boundary is not None
    assert boundary.visible == (Path("/a"), Path("/b"))
    assert boundary.plan(Path("/s"))["disk_mb"] == 50
    assert unconfined_note() == ""


def test_what_is_switched_off_is_off_and_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, ALL)
    choose_sandboxing(Sandboxing.OFF)
    assert not is_confined()
    assert boundary_for([], 100.0) is None
    assert unconfined_note() == ""


def test_without_namespaces_scripts_run_and_the_run_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offer(monkeypatch, NOTHING)
    assert boundary_for([], 100.0) is None
    assert "without a sandbox: new user namespace: Operation not permitted" in unconfined_note()


def test_a_part_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, SOME)
    assert boundary_for([], 100.0) is not None
    assert unconfined_note().endswith("number of processes: unlimited")


@pytest.mark.parametrize("what", [SOME, NOTHING])
def test_require_refuses_what_is_not_complete(
    monkeypatch: pytest.MonkeyPatch, what: Offered
) -> None:
    offer(monkeypatch, what)
    with pytest.raises(SandboxMissing) as caught:
        choose_sandboxing(Sandboxing.REQUIRE)
    assert what.missing in str(caught.value)
    assert "errata doctor" in caught.value.hint
    assert caught.value.exit_code == EXIT_INFRASTRUCTURE
