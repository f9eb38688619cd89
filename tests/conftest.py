"""Settings that every test shares."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from errata.model.outcome import Sandboxing
from errata.running.sandbox import choose_sandboxing

# A shell's background job ignores Ctrl-C, and so would every command that a test starts from it.
# A handler is reset to the default in a child; that a signal is ignored is inherited.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

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
