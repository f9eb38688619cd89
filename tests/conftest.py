"""Settings that every test shares."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# No deadline: a busy machine is no failure.
settings.register_profile(
    "errata", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("long", settings.get_profile("errata"), max_examples=5_000)
settings.load_profile("errata")
