"""Prove triggers and watched calls: each finds the failure of its case, and no right code."""

from __future__ import annotations

import ast
import json
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Generic, TypeVar

import errata_hints
from errata.commands.diagnose.diagnosing import known_to
from errata.commands.scan.program import Program
from errata.commands.scan.triggers import Hit, ReadTrigger, find_hits, read_trigger, replaced_text
from errata.environments.built import BuiltEnvironment
from errata.environments.home import open_home
from errata.measuring.layers import known_layers
from errata.measuring.lending import lend, target_of, variables_of
from errata.measuring.supply import Progress
from errata.model.case import EXAMPLES, Case, Confidence, Script, Trigger
from errata.model.cell import EnvironmentSpec, Trial, release_of
from errata.model.costs import Costs
from errata.model.errors import HarnessFailure, Problem
from errata.model.outcome import Isolation, Outcome
from errata.model.source import decode_script, parse_script
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import make_trial, modes_of, releases_for
from errata.project import Project, read_costs_of, read_known
from errata.report.listings import TriggerCounts, WatchCounts
from errata.running.pool import Job, Pool
from errata.running.runner import Target
from errata.system.files import scratch_folder

_OTHERS = "alternatives/*.py"  # scripts that show another fix
_CELL = re.compile(r"# ?%%")  # begins a program of its own in `trigger.py`

Counts = TypeVar("Counts", bound=TriggerCounts | WatchCounts)
_Words = Iterator[tuple[str, str]]


@dataclass(frozen=True, kw_only=True)
class Proof(Generic[Counts]):
    """What was proven, in numbers, and what is wrong."""

    counts: Counts
    problems: tuple[Problem, ...]


def _problem(case: Case, table: str, number: int, message: str, hint: str) -> Problem:
    place = f"{table}[{number + 1}]"
    file = str(case.folder / "case.toml")
    return Problem(file=file, key=place, message=message, hint=hint)


def prove_cases(project: Project, asked: Sequence[Case]) -> Proof[TriggerCounts]:
    """Prove the triggers of some cases by their `trigger.py` and the scripts of all cases."""
    cases, _ = read_known(project, project.known, load_frameworks(project.table))
    alternatives = {
        case.id: [decode_script(path.read_bytes()) for path in sorted(case.folder.glob(_OTHERS))]
        for case in asked
    }
    return prove_triggers(asked, list(cases.values()), alternatives)


def prove_triggers(
    asked: Sequence[Case], cases: Iterable[Case], alternatives: Mapping[str, Sequence[str]]
) -> Proof[TriggerCounts]:
    """Look for the triggers of `asked` in their `trigger.py` and in the scripts of all `cases`.

    A trigger must find something in its own `broken.py` (or in `trigger.py`, if others do), nothing
    in `fixed.py` and the `alternatives` (texts by case), and nothing in the scripts of cases that
    `also` does not name; one that is only `possible` may find others than `fixed.py`.
    Its replacement must turn `broken.py` into `fixed.py`, but for what they say of themselves. Of
    `trigger.py` the triggers find every line that is marked `# errata: hit`, and no other.
    """
    programs = {
        (case.id, str(script)): Program(case.text(script)) for case in cases for script in Script
    }
    for case_id, texts in alternatives.items():
        programs |= {(case_id, f"alternative {n}"): Program(t) for n, t in enumerate(texts, 1)}
    mine = [case for case in asked if case.triggers]
    problems: list[Problem] = []
    for case in mine:
        read = [
            read_trigger(case.id, case.requires.framework, number, trigger)
            for number, trigger in enumerate(case.triggers)
        ]
        for trigger in read:
            words = list(_own(case, trigger, programs)) or list(_foreign(case, trigger, programs))
            words += _unreplaced(case, trigger, programs)
            problems += [_problem(case, "trigger", trigger.number, *each) for each in words]
        problems += _unlike_examples(case, read)
    loud = [one for one in mine if any(_is_loud(trigger) for trigger in one.triggers)]
    counts = TriggerCounts(
        triggers=sum(len(case.triggers) for case in mine),
        cases=len(mine),
        scripts=len(programs),
        hits=sum(len(case.marked("hit")) for case in mine),
        right=sum(len(case.marked("ok")) for case in mine),
        unshown=tuple(case.id for case in loud if not case.shows_triggers),
    )
    return Proof(counts=counts, problems=tuple(problems))


def _is_loud(trigger: Trigger) -> bool:
    return trigger.confidence is not Confidence.POSSIBLE


def _unlike_examples(case: Case, read: Sequence[ReadTrigger]) -> Iterator[Problem]:
    """Yield the lines of `trigger.py` that are marked otherwise than they are found."""
    hits = case.marked("hit")
    loud = {one.number for one in read if _is_loud(one.trigger)} or {one.number for one in read}
    found: dict[int, set[int]] = {}  # the numbers of the triggers that find a line
    try:
        for source in _cells(case.trigger_examples):
            for hit in find_hits(Program(source), read):
                if not hit.checks and hit.confidence is case.triggers[hit.number].confidence:
                    found.setdefault(hit.line, set()).add(hit.number)
    except SyntaxError as error:
        found = {}
        yield _unlike(case, error.lineno or 1, f"does not parse: {error.msg}")
    for line in sorted({*found, *hits}):
        if line not in hits and found[line] & loud:  # advice may find right code
            numbers = ", ".join(f"trigger[{one + 1}]" for one in sorted(found[line] & loud))
            yield _unlike(case, line, f"is found by {numbers}, and not marked as a hit")
        elif line not in found:
            yield _unlike(case, line, "is marked as a hit, and not found")
    idle = loud.difference(*found.values()) if hits else ()
    for number in sorted(idle):
        yield _problem(
            case, "trigger", number, f"finds nothing in {EXAMPLES}", "mark a line for it"
        )


def _unlike(case: Case, line: int, message: str) -> Problem:
    return Problem(file=str(case.folder / EXAMPLES), key="", message=message, hint="", line=line)


def _cells(text: str) -> Iterator[str]:
    """Yield the programs of `trigger.py`: its head with each cell, at the lines that they have."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if _CELL.match(line)]
    if not starts:
        yield text
        return
    for begin, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        between = [""] * (begin - starts[0])
        yield "\n".join([*lines[: starts[0]], *between, *lines[begin:end]])


def _hits(program: Program, trigger: ReadTrigger) -> list[Hit]:
    return [hit for hit in find_hits(program, [trigger]) if not hit.checks]


def _own(case: Case, trigger: ReadTrigger, programs: Mapping[tuple[str, str], Program]) -> _Words:
    others = [one for one in case.triggers if one is not trigger.trigger]
    if not (others and case.shows_triggers) and not _hits(
        programs[case.id, Script.BROKEN], trigger
    ):
        yield "does not find broken.py", "write the code as broken.py has it"
    is_advice = trigger.trigger.confidence is Confidence.POSSIBLE
    for (case_id, script), program in programs.items():
        if case_id == case.id and script != Script.BROKEN:
            if is_advice and script != Script.FIXED:
                continue  # much right code looks like it, another fix too
            hits = _hits(program, trigger)
            name = f"{script}.py" if script == Script.FIXED else script
            if hits:
                yield f"finds line {hits[0].line} of {name}", "say what the fix changes"


def _foreign(
    case: Case, trigger: ReadTrigger, programs: Mapping[tuple[str, str], Program]
) -> _Words:
    unused = set(trigger.trigger.also)
    for (case_id, script), program in programs.items():
        if case_id == case.id:
            continue
        hits = _hits(program, trigger)
        if trigger.trigger.confidence is Confidence.POSSIBLE:
            continue  # advice: much right code looks like it
        if hits and case_id not in trigger.trigger.also:
            hint = f'make it tighter or, if the code has both failures, also = ["{case_id}"]'
            yield f"finds line {hits[0].line} of {case_id}/{script}.py", hint
        if hits:
            unused.discard(case_id)
    for case_id in sorted(unused):
        yield f"does not find the scripts of {case_id}", "leave it out of `also`"


def _unreplaced(
    case: Case, trigger: ReadTrigger, programs: Mapping[tuple[str, str], Program]
) -> _Words:
    if trigger.trigger.replace:
        program = programs[case.id, Script.BROKEN]
        made = replaced_text(program.source, _hits(program, trigger))
        if _shape(made) != _shape(case.text(Script.FIXED)):
            yield "its replacement does not make fixed.py of broken.py", "leave out `replace`"


def _shape(source: str) -> str:
    """Return a script without its comments, docstring and layout."""
    try:
        tree = parse_script(source)
    except SyntaxError:
        return ""
    if ast.get_docstring(tree) is not None:
        del tree.body[0]
    return ast.dump(tree)


_MODES = (["eager"], ["dynamic"], ["pynative"])  # a graph is compiled, and nothing in it watched
_PATIENCE = 30.0  # seconds for one script
_MARK = "errata-watch "
_ALWAYS = "?"  # marks the case of a mutant, whose condition always holds
_BESIDE = f"""\
import json, os
from errata_hints.watching import Watch

def tell(found):
    os.write(2, ("\\n{_MARK}" + json.dumps([found["case"], found["number"]]) + "\\n").encode())

with open(os.path.join(os.path.dirname(__file__), "plan.json"), encoding="utf-8") as file:
    Watch(json.load(file), tell).start()
"""

_Key = tuple[str, int]
_Seen = dict[tuple[str, Script], set[_Key]]


def prove_watched(
    project: Project,
    asked: Sequence[Case],
    others: Sequence[Case],
    frameworks: Mapping[str, Framework],
    progress: Progress,
) -> Proof[WatchCounts]:
    """Run the scripts of `asked`, and on the newest releases those of `others`, while watching.

    A watched call must be seen in its own `broken.py`, on the newest release on which the case
    fails; not in `fixed.py` and the alternatives, nor in the scripts of cases that `also` does not
    name, unless it is only `possible`. With `others`, a case that does not fail on the newest
    release runs in an environment that is built, or is left out. Raises UsageProblem,
    EnvironmentFailed and HarnessFailure.
    """
    mine = [case for case in asked if case.watched]
    places: dict[EnvironmentSpec, list[Trial]] = {}
    proven = [case for case in mine if _place(case, places, project, frameworks, bool(others))]
    used = {case.requires.framework for case in mine}
    for case in others:
        framework = frameworks[case.requires.framework]
        if framework.name in used and not case.watched and not case.requires.packages:
            _add(places, case, framework, framework.newest.version)
    with lend(places, project.table, progress) as built:
        costs = read_costs_of(project)
        seen = _run(places, proven, frameworks, built, costs, progress)
    every = [(case, number) for case in proven for number in range(len(case.watched))]
    problems = [
        _problem(case, "watch", number, message, hint)
        for case, number in every
        for message, hint in _faults(case, number, seen)
    ]
    counts = WatchCounts(
        watched=len(every),
        cases=len(proven),
        decisive=sum(_decides(case, number, seen) for case, number in every),
        scripts=len(seen),
        environments=tuple(environment.id for environment in places),
        left_out=tuple(case.id for case in mine if case not in proven),
    )
    return Proof(counts=counts, problems=tuple(problems))


def _place(
    case: Case,
    places: dict[EnvironmentSpec, list[Trial]],
    project: Project,
    frameworks: Mapping[str, Framework],
    built_only: bool,
) -> bool:
    """Choose where a case runs: the newest release if it fails there, else the last built one."""
    framework = frameworks[case.requires.framework]
    facts = known_to(project).index.case(case.id)
    fails = {release_of(one) for one in facts.affected if one.split(":")[1:2] in _MODES}
    chosen = [framework.newest.version]
    if facts.affected and framework.newest.version not in fails:
        listed = [one.version for one in reversed(framework.releases) if one.version in fails]
        home = open_home(project.table)
        built = [one for one in listed if home.find(_environment(case, framework, one)) is not None]
        chosen = built or ([] if built_only else listed)
    if not chosen or not _add(places, case, framework, chosen[0]):
        return False
    for one in case.claim_cases:
        if one.id.startswith(f"{case.id}/{_OTHERS[:-4]}"):
            _add(places, one, framework, chosen[0])
    return True


def _environment(case: Case, framework: Framework, version: str) -> EnvironmentSpec:
    python = case.requires.python or framework.release(version).python
    return framework.spec(version, python=python, packages=case.requires.packages)


def _add(
    places: dict[EnvironmentSpec, list[Trial]], case: Case, framework: Framework, version: str
) -> bool:
    """Add a case to those of a release; return whether it can run there, watched."""
    modes = [mode for mode in modes_of(case, framework) if [mode] in _MODES]
    if not modes or version not in releases_for(case, framework, "cpu"):
        return False
    environment = _environment(case, framework, version)
    places.setdefault(environment, []).append(make_trial(case, environment, modes[0], "cpu"))
    return True


def _run(
    places: Mapping[EnvironmentSpec, Sequence[Trial]],
    proven: Sequence[Case],
    frameworks: Mapping[str, Framework],
    built: Mapping[str, BuiltEnvironment],
    costs: Costs,
    progress: Progress,
) -> _Seen:
    """Run both scripts of each trial; return which watched calls were seen in each."""
    seen: _Seen = {}
    targets: dict[str, Target] = {}
    pool = Pool(targets.__getitem__)
    with scratch_folder("watch-proof") as folder:
        jobs: list[Job] = []
        for environment, trials in places.items():
            framework = frameworks[environment.framework]
            beside = folder / f"watch-{framework.name}"
            if not beside.exists():
                _write_watch(beside, framework, proven)
            lock = built[environment.id].lock_digest
            targets[lock] = target_of(built[environment.id], preload="errata_loaded", path=beside)
            for trial in trials:
                jobs += _jobs(trial, framework, lock, costs, folder)
        jobs.sort(key=lambda job: -job.expected_s)  # both scripts of a trial count the same
        seconds = {job.cell.id: job.expected_s for job in jobs}
        progress.phase("watching", len(jobs), seconds, pool.slots)
        running = pool.run(jobs, lambda job: progress.cell_started(job.cell.id))
        with closing(running) as finished:
            for job, result in finished:
                if result.outcome is Outcome.ENV_FAILED:
                    raise HarnessFailure(result.detail)
                found = [line for line in result.stderr.splitlines() if line.startswith(_MARK)]
                seen[job.cell.trial.case.id, job.cell.script] = {
                    tuple(json.loads(line[len(_MARK) :])) for line in found
                }
                progress.cell_done(job.cell.id, result.outcome)
    return seen


def _write_watch(folder: Path, framework: Framework, proven: Sequence[Case]) -> None:
    """Write what watches every call of a framework, once imported: with the framework, or before.

    A forked script finds it at work, as it finds the framework; a fresh one imports it first.
    """
    hints = Path(errata_hints.__file__).parent
    shutil.copytree(hints, folder / hints.name, ignore=shutil.ignore_patterns("__pycache__"))
    sought = [case for case in proven if case.requires.framework == framework.name]
    (folder / "plan.json").write_text(json.dumps({framework.name: list(_entries(sought))}))
    (folder / "errata_watched.py").write_text(_BESIDE)
    loaded = f"import {framework.module}\nimport errata_watched\n"
    (folder / "errata_loaded.py").write_text(loaded)


def _jobs(trial: Trial, framework: Framework, lock: str, costs: Costs, folder: Path) -> list[Job]:
    """Write the scripts of a trial, watched, and return their jobs: that of the fix is first."""
    case = trial.case
    requires = case.requires
    watched = replace(
        case,
        folder=folder / case.stated_by,
        broken=_watched_text(case.broken),
        fixed=_watched_text(case.fixed),
        requires=replace(requires, timeout_s=min(requires.timeout_s, _PATIENCE)),
    )
    made: list[Job] = []
    for cell in reversed(trial.cells):
        text = watched.text(cell.script).encode("utf-8", "surrogatepass")
        path = watched.folder / watched.filename(cell.script)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
        job = Job(
            cell=replace(cell, trial=replace(trial, case=watched)),
            lock=lock,
            isolation=requires.isolation or Isolation.FORK,
            variables=variables_of(trial, framework),
            layers=framework.layers_of(trial.environment.version),
            preloaded=known_layers(cell, {framework.name: framework}, costs.layers),
            expected_s=costs.cells([cell])[cell.id],
            fixed=made[0] if cell.may_hang else None,
        )
        made.append(job)
    return made


def _entries(watched: Sequence[Case]) -> Iterator[dict[str, object]]:
    """Yield the plan: each watched call, and the mutant of it whose condition always holds."""
    for case in watched:
        for number, one in enumerate(case.watched):
            entry = {"title": case.title, "number": number, "call": one.call}
            yield {**entry, "case": case.id, "when": one.when}
            yield {**entry, "case": f"{case.id}{_ALWAYS}", "when": f"True or {one.when}"}


def _watched_text(source: str) -> str:
    """Begin to watch before the first statement of a script that may stand after it."""
    try:
        body = parse_script(source).body
    except SyntaxError:
        return source
    rest = [
        one
        for one in body
        if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
        and getattr(one, "module", None) != "__future__"
    ]
    if not rest:
        return source
    lines = source.splitlines(keepends=True)
    decorators = getattr(rest[0], "decorator_list", [])
    first = min(one.lineno for one in (rest[0], *decorators))
    lines.insert(first - 1, "import errata_watched\n")
    return "".join(lines)


def _faults(case: Case, number: int, seen: _Seen) -> Iterator[tuple[str, str]]:
    key, mutant = (case.id, number), (f"{case.id}{_ALWAYS}", number)
    watched = case.watched[number]
    broken, fixed = (seen[case.id, script] for script in Script)
    if key not in broken:
        hint = "the condition does not hold" if mutant in broken else "it does not make the call"
        yield "is not seen in broken.py", hint
    if key in fixed:
        yield "is seen in fixed.py", "say what the fix changes"
    own = f"{case.id}/"
    for name in sorted(name for (name, _), keys in seen.items() if key in keys and own in name):
        yield f"is seen in {name.removeprefix(own)}.py", "say what this fix changes"
    found = sorted(
        {s for s, keys in seen.items() if key in keys and not f"{s[0]}/".startswith(own)}
    )
    for other, script in found if watched.confidence is not Confidence.POSSIBLE else ():
        if other not in watched.also:
            hint = f'tighten the condition or, if both failures are there, also = ["{other}"]'
            yield f"is seen in {other}/{script}.py", hint
    for other in sorted(set(watched.also) - {name for name, _ in found}):
        if (other, Script.BROKEN) in seen:
            yield f"is not seen in the scripts of {other}", "leave it out of `also`"


def _decides(case: Case, number: int, seen: _Seen) -> bool:
    """Whether some script makes the call and does not meet the condition."""
    key, mutant = (case.id, number), (f"{case.id}{_ALWAYS}", number)
    return any(mutant in keys and key not in keys for keys in seen.values())
