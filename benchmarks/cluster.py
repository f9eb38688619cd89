"""What a cell costs on Ray, and how far the matrix scales there.

The first is measured: trivial scripts through the pool, and through clusters of one to three nodes
on this machine. The second is simulated: the engine's own scheduler, with the committed costs of
every cell and environment, and workers that only let the time pass.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.environments import REPOSITORY, newest_built
from benchmarks.through_pool import make_cell
from errata.environments.built import BuiltEnvironment
from errata.environments.home import open_home
from errata.measuring.engines import Elsewhere, Engine
from errata.measuring.lending import target_of
from errata.measuring.ray_engine import STORE_BYTES, Node, RayEngine, Run
from errata.measuring.ray_node import Assignment
from errata.measuring.supply import Silent
from errata.model.cell import Cell
from errata.model.costs import Costs
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.plan.corpus import find_table_folder
from errata.plan.matrix import Selection
from errata.project import find_project, read_costs_of
from errata.running.pool import Job, Pool
from errata.workflow import make_plan

CELLS = 300
NODE_SLOTS = 4
START_S = 2.0  # of a worker
SLOTS = (4, 8, 16, 32, 64, 128, 256)


def measure_cluster(wanted: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield a row for the pool and for clusters of one to three nodes, one slot each."""
    from ray.cluster_utils import Cluster

    built = newest_built(wanted)[-1]
    supply = Elsewhere(open_home(find_table_folder(REPOSITORY)), Silent())
    with TemporaryDirectory(prefix="errata-bench-") as folder:
        jobs = _trivial_jobs(Path(folder), built)
        local = _row("pool", Pool(lambda _: target_of(built), slots=1), jobs)
        yield {**local, "extra_ms": 0.0}
        for count in (1, 2, 3):
            cluster = Cluster()
            for _ in range(count):
                cluster.add_node(num_cpus=1, object_store_memory=STORE_BYTES)
            try:
                engine = RayEngine(supply, Silent(), address=cluster.address)
                row = _row(f"Ray, {count}", engine, jobs)
                engine.close()
            finally:
                cluster.shutdown()
            yield {**row, "extra_ms": (row["cell_ms"] * count - local["cell_ms"])}


def _trivial_jobs(folder: Path, built: BuiltEnvironment) -> list[Job]:
    target = target_of(built)
    for number in range(CELLS):
        (folder / f"n{number}.py").write_text(f"import {target.module}\n")
    (folder / "cases" / target.module).mkdir(parents=True)
    jobs = []
    for script in sorted(folder.glob("*.py")):
        made = make_cell(script, folder / "cases" / target.module, target)
        trial = replace(made.trial, environment=built.spec)
        cell = Cell(trial=trial, script=made.script)
        jobs.append(Job(cell=cell, lock=built.lock_digest, isolation=Isolation.FORK))
    return jobs


def _row(name: str, engine: Engine, jobs: Sequence[Job]) -> dict[str, Any]:
    """Time the cells between the first result and the last, so that no start counts."""
    own = time.process_time()
    results = engine.run(jobs, lambda _: None)
    _, first = next(results)
    start = time.perf_counter()
    outcomes = [first.outcome, *(result.outcome for _, result in results)]
    wall_s = time.perf_counter() - start
    assert outcomes == [Outcome.PASSED] * len(jobs)
    return {
        "engine": name,
        "cells_per_s": (len(jobs) - 1) / wall_s,
        "cell_ms": 1000 * wall_s / (len(jobs) - 1),
        "driver_cpu_ms": 1000 * (time.process_time() - own) / len(jobs),
    }


def simulate(driver_ms: float = 5.0, slots: Sequence[int] = SLOTS) -> Iterator[dict[str, Any]]:
    """Yield how long every listed release takes on so many slots, environments built and not.

    `driver_ms` is what the command takes for each cell: to hear of it and to store it.
    """
    project = find_project(REPOSITORY)
    costs = read_costs_of(project)
    plan = make_plan(project, Selection(environments=("all",)), builds=False)
    supply = Elsewhere(open_home(find_table_folder(REPOSITORY)), Silent())
    supply.lock({trial.environment for trial in plan.matrix.trials}, resolve=False)
    cells = [c for t in plan.matrix.trials if t.environment.id in supply.digests for c in t.cells]
    seconds = costs.cells(cells)
    ordered = sorted(cells, key=lambda cell: -seconds[cell.id])
    jobs = [
        Job(
            cell=cell,
            lock=supply.digests[cell.trial.environment.id],
            isolation=Isolation.FORK,
            expected_s=seconds[cell.id],
        )
        for cell in ordered
    ]
    work_s = sum(seconds.values())
    for many in slots:
        took = {
            held: _Simulated(supply, costs, many, driver_ms / 1000, held=held).run(jobs)
            for held in (True, False)
        }
        yield {
            "slots": many,
            "cells": len(jobs),
            "built_min": took[True] / 60,
            "unbuilt_min": took[False] / 60,
            "efficiency": work_s / took[True] / many,
        }


class _Simulated:
    """Stands in for Ray: a clock that `wait` sets forward, and workers that only take time."""

    class exceptions:  # noqa: N801 - as Ray calls it
        """What Ray raises: nothing, here."""

        class RayError(Exception):
            """Never raised."""

    def __init__(
        self, supply: Elsewhere, costs: Costs, slots: int, driver_s: float, *, held: bool
    ) -> None:
        self.now = 0.0
        self._costs = costs
        self._driver_s = driver_s
        self._held = set(supply.digests.values()) if held else set()
        self._slots = slots
        self._supply = supply
        self._stand: set[tuple[str, str]] = set()

    def run(self, jobs: Sequence[Job]) -> float:
        """Return the seconds that the jobs take."""
        nodes = [
            Node(
                id=f"{number:056x}",
                name=str(number),
                cpus=NODE_SLOTS,
                memory_mb=8192.0 * NODE_SLOTS,
                devices=Counter(),
                held=set(self._held),
            )
            for number in range(self._slots // NODE_SLOTS)
        ]
        run = Run(self, nodes, self._supply, Silent(), jobs)
        run.slots, run.lend, run.started = self._slots, True, lambda _: None
        assert sum(1 for _ in run.results()) == len(jobs)
        return self.now

    def put(self, value: bytes) -> bytes:
        """Keep an object."""
        return value

    def kill(self, worker: _Worker) -> None:
        """End a worker."""

    def remote(self, **_: Any) -> Any:
        """Make a class of workers."""
        return lambda _: self

    def options(self, **asked: Any) -> Any:
        """Choose where a worker goes."""
        node = asked["scheduling_strategy"].node_id
        return _Maker(lambda to, _: _Worker(self, to, self._set_up_s(to, node)))

    def _set_up_s(self, to: Assignment, node: str) -> float:
        costs = self._costs.set_up(to.spec.id)
        built = (node, to.lock.digest) in self._stand or to.lock.digest in self._held
        self._stand.add((node, to.lock.digest))
        return START_S + costs.import_s + (0.0 if built else costs.build_s)

    def wait(self, questions: Sequence[_Question], timeout: float) -> tuple[list[_Question], None]:
        """Set the clock forward to the first answer."""
        due = min(question.due() for question in questions)
        self.now = max(self.now, min(due, self.now + timeout))
        return [one for one in questions if one.due() <= self.now], None

    def get(self, question: _Question) -> tuple[list[Any], int]:
        """Answer, which takes the command a while for each result."""
        events, wanted = question.worker.answer()
        self.now += self._driver_s * sum(event[0] == "done" for event in events)
        return events, wanted


class _Maker:
    def __init__(self, make: Any) -> None:
        self.remote = make


class _Question:
    def __init__(self, worker: _Worker, patience_s: float = 1.0) -> None:
        self.worker = worker
        self._end = worker.ray.now + patience_s

    def due(self) -> float:
        """Return when it is answered: when something has happened, or at its end."""
        return min(self._end, self.worker.due())


class _Worker:
    """Runs jobs by letting the time pass."""

    def __init__(self, ray: _Simulated, to: Assignment, set_up_s: float) -> None:
        self.ray = ray
        self._free = [ray.now + set_up_s] * to.slots  # when each slot is
        self._events: deque[tuple[float, tuple[Any, ...]]] = deque()
        self._events.append((ray.now + set_up_s, ("built", None)))
        self._waiting: list[float] = []  # when each job that was given begins
        self.exchange = _Maker(self._exchange)
        self.stop = _Maker(lambda: _Question(self, 0.1))

    def _exchange(self, jobs: Sequence[tuple[int, Job]]) -> _Question:
        for number, job in jobs:
            begin = max(self.ray.now, min(self._free))
            self._free[self._free.index(min(self._free))] = begin + job.expected_s
            passed = ScriptResult(outcome=Outcome.PASSED)
            self._waiting.append(begin)
            self._events.append((begin, ("begins", number)))
            self._events.append((begin + job.expected_s, ("done", number, passed)))
        return _Question(self)

    def due(self) -> float:
        """Return when there is something to say, if ever."""
        return min((at for at, _ in self._events), default=float("inf"))

    def answer(self) -> tuple[list[tuple[Any, ...]], int]:
        """Say what has happened, and how many jobs are wanted."""
        now = self.ray.now
        said = [event for at, event in sorted(self._events, key=lambda e: e[0]) if at <= now]
        self._events = deque(each for each in self._events if each[0] > now)
        self._waiting = [begin for begin in self._waiting if begin > now]
        is_built = not any(event[0] == "built" for _, event in self._events)
        return said, max(0, len(self._free) - len(self._waiting)) if is_built else 0
