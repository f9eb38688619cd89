"""Small facts for pages of the site."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta, timezone
from typing import Any

from errata.commands.site.facts import (
    EnvironmentPage,
    FrameworkFacts,
    RunPage,
    SiteFacts,
    TrialFacts,
)
from errata.model.verdict import Verdict

MOMENT = datetime(2026, 11, 20, 3, tzinfo=timezone.utc)


def make_site(
    *,
    runs: Iterable[RunPage] = (),
    environments: Iterable[EnvironmentPage] = (),
    frameworks: Iterable[FrameworkFacts] = (),
) -> SiteFacts:
    """Make a site without cases."""
    return SiteFacts(
        version="1.2",
        newest=MOMENT,
        frameworks=tuple(frameworks),
        cases=(),
        environments=tuple(environments),
        runs=tuple(runs),
        upgrades=(),
    )


def make_run(number: int, **changes: Any) -> RunPage:
    """Make a run that ended as expected."""
    facts: dict[str, Any] = {
        "started": MOMENT,
        "finished": MOMENT + timedelta(seconds=12.25),
        "command": "errata run",
        "counts": (("reproduces", 1200),),
        "exit_code": 0,
        "imported": False,
        "machine": "Linux x86_64",
        "view": None,
    }
    return RunPage(number=number, **{**facts, **changes})


def make_environment_page(name: str = "torch-2.15.0", **changes: Any) -> EnvironmentPage:
    """Make an environment of the table in which one case ran."""
    trial = TrialFacts(
        environment=name,
        release="2.15.0",
        mode="eager",
        backend="cpu",
        verdict=Verdict.DRIFTED,
        documented=False,
        measured=MOMENT,
        run=3,
        broken_s=0.25,
    )
    facts: dict[str, Any] = {
        "stem": name,
        "framework": "torch",
        "release": "2.15.0",
        "python": "3.11.9",
        "lock": "# a lock\ntorch==2.15.0\n",
        "lock_digest": "abcdef0123456789" * 4,
        "packages": ("torch==2.15.0", "numpy==2.3.0"),
        "platforms": ("Linux x86_64",),
        "build": (("version", "2.15.0+cpu"),),
        "why": (("numpy <3", "compiled against NumPy 2"),),
        "trials": (("torch/slug", trial),),
        "lock_platform": "linux-x86_64",
    }
    return EnvironmentPage(id=name, **{**facts, **changes})
