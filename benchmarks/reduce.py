"""Reduce a failing script: candidates through the fork server against fresh interpreters."""

from __future__ import annotations

import ast
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.timing import in_turns, median_ratio, median_wall
from errata.commands.reduce.criterion import differences, make_criterion
from errata.commands.reduce.reducing import Search, search
from errata.environments.built import BuiltEnvironment
from errata.model.outcome import Isolation
from errata.running.candidates import Candidates
from errata.running.runner import Target

SCRIPTS = {
    "torch": "fails_vmap_inplace",
    "mindspore": "fails_matmul_shapes",
    "paddle": "fails_inplace_autograd",
}
TIMEOUT_S = 60.0
MAX_TIME_S = 3600.0


def measure_reduction(built: BuiltEnvironment, rounds: int) -> dict[str, Any]:
    """Let the same reducer try the same candidates both ways, with all slots and its own start."""
    name = SCRIPTS[built.spec.framework]
    path = Path(__file__).with_name("scripts") / built.spec.framework / f"{name}.py"
    found: dict[str, Search] = {}

    def reduce(isolation: Isolation) -> None:
        found[isolation.value] = _reduce(built, path, isolation)

    samples = in_turns({one.value: partial(reduce, one) for one in Isolation}, rounds)
    fork, fresh = samples["fork"], samples["fresh"]
    tried = found["fork"].tried
    same = found["fork"].accepted == found["fresh"].accepted
    return {
        "environment": built.spec.id,
        "script": name,
        "candidates": tried,
        "fork_s": median_wall(fork),
        "fork_rate": tried / median_wall(fork),
        "fresh_s": median_wall(fresh),
        "fresh_rate": tried / median_wall(fresh),
        "ratio": median_ratio(fresh, fork),
        "disagreements": [] if same and tried == found["fresh"].tried else [name],
    }


def _reduce(built: BuiltEnvironment, path: Path, isolation: Isolation) -> Search:
    """Reduce one script from start to end; both sides must accept the same candidates."""
    source = ast.unparse(ast.parse(path.read_text()))
    target = Target(id=built.spec.id, python=built.python, module=built.spec.module)
    with Candidates(path.name) as candidates:
        run = partial(candidates.run, target=target, isolation=isolation, timeout_s=TIMEOUT_S)
        criterion = make_criterion(run(source), path.name)

        def fails_alike(candidate: str) -> bool:
            return not differences(criterion, run(candidate))

        return search(source, fails_alike, slots=candidates.slots, max_time_s=MAX_TIME_S)
