"""Settings that every test shares."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from errata.model.outcome import Sandboxing
from errata.running.sandbox import choose_sandboxing

# No deadline: a busy machine is no failure.
settings.register_profile(
    "errata", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("long", settings.get_profile("errata"), max_examples=5_000)
# CI judges a change, so it tries the same examples each time; elsewhere new ones are tried.
settings.register_profile("ci", settings.get_profile("errata"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "errata")


@pytest.fixture
def unconfined() -> Iterator[None]:
    """Let scripts do what they could not in a sandbox."""
    choose_sandboxing(Sandboxing.OFF)
    yield
    choose_sandboxing(Sandboxing.AUTO)
