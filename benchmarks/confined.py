"""What the sandbox costs a script: forked and fresh, with it and without."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.environments import same_variables
from benchmarks.timing import in_turns, median_ratio, median_wall, run_timed
from benchmarks.trivial import MEMORY_MB, TIMEOUT_S, script_text
from errata.environments.built import BuiltEnvironment
from errata.model.outcome import Isolation
from errata.running.boundary import Boundary
from errata.running.client import GATHER_AFTER, Server, Zygote
from errata.running.replies import ScriptRequest


def measure_confined(built: BuiltEnvironment, rounds: int) -> Iterator[dict[str, Any]]:
    """Yield a row for each isolation; the two ways take turns, after their memory is gathered."""
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        folder = Path(name)
        script = folder / "one_operator.py"
        script.write_text(script_text("operator", built))
        for fresh in (False, True):
            yield _row(built, script, rounds, fresh=fresh)


def _row(built: BuiltEnvironment, script: Path, rounds: int, *, fresh: bool) -> dict[str, Any]:
    module = None if fresh else built.spec.module
    variables = same_variables(script.parent)
    boundary = Boundary(visible=(script.parent,), memory_mb=MEMORY_MB)
    request = ScriptRequest(
        script=script,
        module=built.spec.module,
        isolation=Isolation.FRESH if fresh else Isolation.FORK,
        timeout_s=TIMEOUT_S,
        memory_mb=MEMORY_MB,
    )
    with contextlib.ExitStack() as held:

        def start(within: Boundary | None) -> Server:
            zygote = Zygote(built.python, module, script.parent, variables, within)
            held.enter_context(contextlib.closing(zygote))
            return held.enter_context(contextlib.closing(zygote.server()))

        def run(server: Server) -> None:
            reply = server.run(request)
            assert reply["exit_code"] == 0, reply["stderr"]

        open_boot = run_timed(lambda: start(None))
        confined_boot = run_timed(lambda: start(boundary))
        free, confined = start(None), start(boundary)
        for _ in range(1 if fresh else GATHER_AFTER + 1):
            run(free)
            run(confined)
        found = in_turns({"free": lambda: run(free), "confined": lambda: run(confined)}, rounds)
    return {
        "environment": built.spec.id,
        "isolation": "fresh" if fresh else "fork",
        "free_ms": 1000 * median_wall(found["free"]),
        "confined_ms": 1000 * median_wall(found["confined"]),
        "ratio": median_ratio(found["confined"], found["free"]),
        "free_boot_s": open_boot.wall_s,
        "confined_boot_s": confined_boot.wall_s,
    }
