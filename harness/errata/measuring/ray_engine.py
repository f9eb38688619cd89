"""Run cells on the nodes of a Ray cluster: which node runs what, and what happens if one is lost.

The unit is an environment on a node: a worker (`ray_node`), started where there are free cores.
Workers are given cells one by one as they can begin them, so that nobody waits for a slow node.
What a lost worker had not finished runs again. Only this process knows the run, and stores.
"""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import socket
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import errata
from errata.environments.locks import Lock, platform_tag
from errata.measuring import ray_node
from errata.measuring.engines import Elsewhere
from errata.measuring.ray_node import Assignment, Event, Worker
from errata.measuring.stored import protocol_digest
from errata.measuring.supply import Progress
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.model.outcome import Outcome, ScriptResult
from errata.running.devices import DeviceAnswer
from errata.running.pool import SLOT_MEMORY_MB, Job, default_slots, with_known_fix
from errata.running.sandbox import chosen
from errata.system.files import scratch_folder
from errata.text.printable import counted

if TYPE_CHECKING:
    from errata.model.cell import EnvironmentSpec

WIDTH = 4  # slots of a worker: more would wait for its slowest script, fewer import more often
AGAIN = 2  # how often a cell runs again after its worker was lost
MOST_LOSSES = 5  # workers that a node may lose in a row, without a result in between
BUILDING_S = 60.0  # of work that another node does before an environment is built here too
STORE_BYTES = 100 * 2**20  # cells and results are small
_LOOK_S = 60.0
_KNOCK_S = 10.0
_TICK_S = 1.0
_END_S = 15.0
_DEVICES = {"gpu": "GPU", "ascend": "NPU"}  # what Ray calls them
_SETTINGS = {  # of a cluster that is started here; a memory limit of its own is on every script
    "RAY_memory_monitor_refresh_ms": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


@dataclass(eq=False, kw_only=True)
class Node:
    """A node that can be used; `held` are the locks of its environments."""

    id: str
    name: str
    cpus: int
    memory_mb: float
    devices: Counter[str]
    held: set[str]
    losses: int = 0


@dataclass(eq=False, kw_only=True)
class _Share:
    """The jobs left of one environment on one kind of device, by number, in their order.

    `refusals` say by node why it cannot have the environment.
    """

    spec: EnvironmentSpec
    lock: Lock
    backend: str
    device: str
    jobs: deque[int] = field(default_factory=deque)
    seconds: float = 0.0
    refusals: dict[str, EnvironmentFailed] = field(default_factory=dict)


@dataclass(eq=False, kw_only=True)
class _Actor:
    """A worker on a node: what it has been given and has not finished, and the open question.

    One that is leaving has been asked to end what it started.
    """

    node: Node
    share: _Share
    slots: int
    handle: Any
    question: Any
    is_built: bool = False
    is_leaving: bool = False
    doing: set[int] = field(default_factory=set)


class RayEngine:
    """The nodes of a cluster: of `address`, or one that is started here and ended again.

    `slots` bounds the scripts at once. Raises UsageProblem where there is no Ray, no cluster, or
    no node that can be used.
    """

    def __init__(
        self, supply: Elsewhere, progress: Progress, *, address: str = "", slots: int | None = None
    ) -> None:
        self._supply = supply
        self._progress = progress
        self._ends = contextlib.ExitStack()
        try:
            self._ray = self._ends.enter_context(_connected(address, slots or default_slots()))
            self._nodes = self._usable()
        except BaseException:
            self._ends.close()
            raise
        cores = sum(node.cpus for node in self._nodes)
        self.slots = min(slots or cores, cores)
        progress.note(f"Ray: {counted(len(self._nodes), 'node')}, {counted(self.slots, 'slot')}")

    def ask(self, backend: str) -> DeviceAnswer:
        """Say whether a node has a device of `backend`."""
        kind = _DEVICES.get(backend, "CPU")
        has = any(node.devices[kind] for node in self._nodes)
        words = f"{'a' if has else 'no'} node of the cluster has {kind}"
        return DeviceAnswer(available=has, words=words)

    def close(self) -> None:
        """Leave the cluster, and end it if it was started here."""
        self._ends.close()

    def run(
        self, jobs: Sequence[Job], started: Callable[[Job], None], *, lend: bool = True
    ) -> Generator[tuple[Job, ScriptResult], None, None]:
        """Yield each job with its result as it finishes; see `Engine.run`."""
        run = Run(self._ray, self._nodes, self._supply, self._progress, jobs)
        run.slots, run.lend, run.started = self.slots, lend, started
        with contextlib.closing(run):
            yield from run.results()

    def _usable(self) -> list[Node]:
        """Look into every node, and leave out those that cannot run anything, by name."""
        ray = self._ray
        alive = [node for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
        look = ray.remote(num_cpus=0, max_retries=0)(ray_node.look)
        asked = [look.options(**_on(node["NodeID"])).remote(chosen()) for node in alive]
        names = Counter(node["NodeName"] for node in alive)
        usable, problems = [], []
        for node, question in zip(alive, asked, strict=True):
            name = node["NodeName"]
            name = name if names[name] == 1 else f"{name}#{node['NodeID'][:4]}"
            found = self._answer(question)
            if found["problem"]:
                problems.append(f"{name}: {found['problem']}")
                self._progress.note(f"left out: {problems[-1]}")
                continue
            if found["note"]:
                self._progress.note(f"{name}: {found['note']}")
            has = Counter({key: int(many) for key, many in node["Resources"].items()})
            usable.append(
                Node(
                    id=node["NodeID"],
                    name=name,
                    cpus=has["CPU"],
                    memory_mb=has["memory"] / 2**20,
                    devices=has,
                    held=set(found["held"]),
                )
            )
        if not usable:
            raise UsageProblem(
                f"no node of the Ray cluster can be used: {'; '.join(problems) or 'it has none'}",
                hint="every node needs the Errata of this machine: see docs/cluster.md",
            )
        return usable

    def _answer(self, question: Any) -> dict[str, Any]:
        try:
            found: dict[str, Any] = self._ray.get(question, timeout=_LOOK_S)
        except Exception as error:  # noqa: BLE001 - whatever is wrong there is said
            why = str(error).strip().splitlines() or [type(error).__name__]
            return {"problem": f"it has no Errata {errata.__version__}: {why[-1].strip()}"}
        own = {"errata": f"{errata.__version__} ({protocol_digest()})", "platform": platform_tag()}
        for what, here in own.items():
            if found[what] != here and not found["problem"]:
                found["problem"] = f"its {what} is {found[what]}, here it is {here}"
        return found


class Run:
    """One run of jobs: what is left, who does what, and how often a cell was lost."""

    slots: int
    lend: bool
    started: Callable[[Job], None]

    def __init__(
        self,
        ray: Any,
        nodes: list[Node],
        supply: Elsewhere,
        progress: Progress,
        jobs: Sequence[Job],
    ) -> None:
        self._ray = ray
        self._nodes = nodes
        self._supply = supply
        self._progress = progress
        self._jobs = jobs
        self._open = set(range(len(jobs)))
        self._ended: dict[int, ScriptResult] = {}  # by the identity of the job
        self._lost: Counter[int] = Counter()
        self._actors: list[_Actor] = []
        self._shares: dict[tuple[str, str], _Share] = {}
        for number in range(len(jobs)):
            self._give_back(number)
        folders = {j.cell.trial.case.stated_by: j.cell.trial.case.folder for j in jobs}
        self._cases = ray.put(ray_node.pack(folders))

    def results(self) -> Iterator[tuple[Job, ScriptResult]]:
        """Start workers, hear what they say, and give them more, until nothing is left."""
        while self._open:
            self._place()
            if not self._actors:
                yield from self._give_up()
                return
            questions = {actor.question: actor for actor in self._actors}
            ready, _ = self._ray.wait(list(questions), timeout=_TICK_S)
            for question in ready:
                yield from self._hear(questions[question])

    def close(self) -> None:
        """End every worker and what it started."""
        stops = [actor.handle.stop.remote() for actor in self._actors]
        with contextlib.suppress(Exception):
            self._ray.wait(stops, num_returns=len(stops), timeout=_END_S)
        for actor in self._actors:
            self._ray.kill(actor.handle)
        self._actors.clear()

    def _place(self) -> None:
        """Start workers on free cores: where the environment is, and where most is to be done."""
        for node in sorted(self._nodes, key=lambda node: node.losses):
            while (free := self._free(node)) > 0:
                share = max(self._shares.values(), key=lambda s: self._gain(s, node), default=None)
                if share is None or self._gain(share, node) <= 0:
                    break
                self._start(node, share, min(free, WIDTH, len(share.jobs)))
        for share in list(self._shares.values()):
            if all(node.id in share.refusals for node in self._nodes) and share.refusals:
                self._fail(share)

    def _free(self, node: Node) -> int:
        """Return how many slots a node has left, within those of the run."""
        here = sum(actor.slots for actor in self._actors if actor.node is node)
        return min(node.cpus - here, self.slots - sum(actor.slots for actor in self._actors))

    def _gain(self, share: _Share, node: Node) -> float:
        """Return the seconds of a share that another worker would take over on a node."""
        workers = [a for a in self._actors if a.share is share and not a.is_leaving]
        idle = sum(actor.slots for actor in workers if not actor.is_built)
        device = _DEVICES.get(share.backend)
        taken = sum(a.share.backend == share.backend for a in self._actors if a.node is node)
        if len(share.jobs) <= idle or node.id in share.refusals:
            return 0.0
        if device and node.devices[device] <= taken:
            return 0.0
        gain = share.seconds / (1 + sum(actor.slots for actor in workers))
        elsewhere = any(
            share.lock.digest in other.held and other.id not in share.refusals
            for other in self._nodes
        )
        if share.lock.digest not in node.held and (workers or elsewhere):
            gain -= BUILDING_S
        return gain

    def _start(self, node: Node, share: _Share, slots: int) -> None:
        device = _DEVICES.get(share.backend)
        slots = 1 if device else slots
        assignment = Assignment(
            spec=share.spec,
            lock=share.lock,
            backend=share.backend,
            device=share.device,
            slots=slots,
            memory_mb=node.memory_mb / node.cpus,
            lend=self.lend,
            sandboxing=chosen(),
        )
        asked: dict[str, Any] = {
            "num_cpus": slots,
            "num_gpus": int(device == "GPU"),
            "memory": int(min(SLOT_MEMORY_MB, assignment.memory_mb) * slots * 2**20),
            "resources": {"NPU": 1} if device == "NPU" else None,
        }
        worker = self._ray.remote(max_concurrency=2, max_restarts=0)(Worker)
        handle = worker.options(**asked, **_on(node.id)).remote(assignment, self._cases)
        question = handle.exchange.remote([])
        self._actors.append(
            _Actor(node=node, share=share, slots=slots, handle=handle, question=question)
        )
        self._progress.environment(share.spec.id, "waiting", f"for {node.name}")

    def _give_back(self, number: int) -> None:
        """Put a job where it is taken from next."""
        job = self._jobs[number]
        trial = job.cell.trial
        key = (job.lock, trial.backend)
        if key not in self._shares:
            lock = self._supply.lock_of(trial.environment)
            device = job.variables.get("ERRATA_DEVICE", trial.backend)
            self._shares[key] = _Share(
                spec=trial.environment, lock=lock, backend=trial.backend, device=device
            )
        share = self._shares[key]
        share.seconds += job.expected_s or 1.0
        if number in self._lost:
            share.jobs.appendleft(number)
        else:
            share.jobs.append(number)

    def _take(self, actor: _Actor, most: int) -> list[tuple[int, Job]]:
        """Take the next jobs for a worker; one whose fix has not ended waits for it.

        Its last time a job goes alone: if it is what ends workers, no other is lost with it.
        """
        share = actor.share
        taken: list[tuple[int, Job]] = []
        is_alone = any(self._lost[number] == AGAIN for number in actor.doing)
        for number in () if is_alone or not most else list(share.jobs):
            is_alone = self._lost[number] == AGAIN
            if is_alone and (taken or actor.doing):
                break
            job = self._jobs[number]
            if job.fixed is not None:
                if id(job.fixed) not in self._ended:
                    continue
                job = with_known_fix(job, self._ended[id(job.fixed)])
            taken.append((number, job))
            share.jobs.remove(number)
            share.seconds -= job.expected_s or 1.0
            if len(taken) == most or is_alone:
                break
        return taken

    def _hear(self, actor: _Actor) -> Iterator[tuple[Job, ScriptResult]]:
        """Take in what a worker says and ask it again, with more jobs or, without any, end it."""
        try:
            answer = self._ray.get(actor.question)
        except self._ray.exceptions.RayError as error:
            yield from self._lose(actor, str(error).partition("\n")[0].strip())
            return
        if actor.is_leaving:
            self._remove(actor)
            return
        events, wanted = answer
        for kind, *rest in events:
            if kind == "done":
                number, result = rest
                actor.doing.discard(number)
                actor.node.losses = 0
                yield from self._finish(number, result)
            elif kind == "begins":
                self.started(self._jobs[rest[0]])
            elif kind == "ended":
                yield from self._lose(actor, rest[0])
                return
            else:
                self._note(actor, kind, rest)
        if actor.is_leaving:
            return
        more = self._take(actor, wanted)
        if not more and not actor.doing and not actor.share.jobs:
            self._dismiss(actor)
            return
        actor.doing |= {number for number, _ in more}
        actor.question = actor.handle.exchange.remote(more)

    def _note(self, actor: _Actor, kind: str, rest: Event) -> None:
        share, node = actor.share, actor.node
        if kind == "stage":
            self._progress.environment(share.spec.id, rest[0], f"{node.name}: {rest[1]}")
        elif kind == "built":
            actor.is_built = True
            node.held.add(share.lock.digest)
            self._supply.theirs[share.spec.id] = rest[0]
            self._progress.environment(share.spec.id, "ready", f"on {node.name}")
        else:
            message, words, hint = rest
            share.refusals[node.id] = EnvironmentFailed(
                share.spec.id, f"on {node.name}: {message}", words=words, hint=hint
            )
            self._progress.note(f"{node.name} is left out for {share.spec.id}: {message}")
            self._dismiss(actor)

    def _finish(self, number: int, result: ScriptResult) -> Iterator[tuple[Job, ScriptResult]]:
        if number in self._open:
            self._open.discard(number)
            self._ended[id(self._jobs[number])] = result
            yield self._jobs[number], result

    def _dismiss(self, actor: _Actor) -> None:
        """Ask a worker to end; its cores are free when it has answered."""
        actor.is_leaving = True
        actor.question = actor.handle.stop.remote()

    def _remove(self, actor: _Actor) -> None:
        self._actors.remove(actor)
        self._ray.kill(actor.handle)

    def _lose(self, actor: _Actor, why: str) -> Iterator[tuple[Job, ScriptResult]]:
        """Run again what a lost worker had not finished, but not for ever."""
        self._remove(actor)
        if actor.is_leaving:
            return
        node = actor.node
        node.losses += 1
        again = counted(len(actor.doing), "cell")
        self._progress.note(f"{node.name}: a worker was lost; {again} to run again ({why})")
        for number in sorted(actor.doing, reverse=True):
            self._lost[number] += 1
            if self._lost[number] <= AGAIN:
                self._give_back(number)
                continue
            detail = f"its worker was lost {self._lost[number]} times, the last time: {why}"
            yield from self._finish(number, _broken(self._jobs[number], detail))
        alive = {each["NodeID"] for each in self._ray.nodes() if each["Alive"]}
        if node in self._nodes and (node.losses >= MOST_LOSSES or node.id not in alive):
            self._nodes.remove(node)
            self._progress.note(f"left out: {node.name}: it is lost, or loses its workers")

    def _fail(self, share: _Share) -> None:
        """Give an environment up that no node can have."""
        error = list(share.refusals.values())[-1]
        self._supply.failures[share.spec.id] = error
        self._progress.environment(share.spec.id, "failed", error.message)
        self._open -= set(share.jobs)
        share.jobs.clear()

    def _give_up(self) -> Iterator[tuple[Job, ScriptResult]]:
        """End what is left where no node can be used any more."""
        for number in sorted(self._open):
            detail = "the script was not run: no node of the cluster is left for it"
            yield from self._finish(number, _broken(self._jobs[number], detail))


def _broken(job: Job, detail: str) -> ScriptResult:
    return ScriptResult(
        outcome=Outcome.HARNESS_ERROR,
        detail=detail,
        isolation=job.isolation,
        isolation_reason=job.isolation_reason,
    )


def _on(node: str) -> dict[str, Any]:
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    return {"scheduling_strategy": NodeAffinitySchedulingStrategy(node_id=node, soft=False)}


@contextlib.contextmanager
def _connected(address: str, slots: int) -> Iterator[Any]:
    """Connect to a cluster, or start one of this machine; raises UsageProblem."""
    own = {} if address else {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    for name, value in {**_SETTINGS, **own}.items():  # which Ray reads when it is imported
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError as error:
        raise UsageProblem("Ray is not installed", hint="pip install 'errata[ray]'") from error
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    with contextlib.ExitStack() as stack:
        if address:
            options |= {"address": address}
        else:
            folder = stack.enter_context(scratch_folder("r"))
            options |= {"num_cpus": slots, "include_dashboard": False, "_temp_dir": str(folder)}
            options |= {"object_store_memory": STORE_BYTES, "configure_logging": False}
        stack.callback(ray.shutdown)
        try:
            _knock(address)
            ray.init(**options)
        except Exception as error:  # Ray raises no class of its own
            why = (str(error) or type(error).__name__).splitlines()[0]
            raise UsageProblem(
                f"no Ray cluster at {address or 'this machine'}: {why}",
                hint="every node needs this machine's versions of Python and Ray: docs/cluster.md",
            ) from error
        ray._private.worker.print_to_stdstream = lambda *_, **__: None  # noqa: SLF001 - no setting stops it
        yield ray


def _knock(address: str) -> None:
    """Raise OSError where nobody listens: Ray would end this process."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=_KNOCK_S).close()
