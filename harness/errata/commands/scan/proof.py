"""Prove triggers by the scripts of all cases: each finds its broken script and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from errata.commands.scan.program import Program
from errata.commands.scan.triggers import Hit, ReadTrigger, find_hits, read_trigger, replaced_text
from errata.model.case import Case, Confidence, Script, Trigger
from errata.model.errors import Problem
from errata.model.source import decode_script, parse_script
from errata.plan.frameworks import load_frameworks
from errata.project import Project, read_known
from errata.report.listings import TriggerCounts, WatchCounts

_OTHERS = "alternatives/*.py"  # scripts that show another fix
_OPPOSITES = {
    "inside": "outside",
    "outside": "inside",
    "has": "lacks",
    "after": "lacks",
    "before": "lacks",
    "lacks": "has",
}


@dataclass(frozen=True, kw_only=True)
class Fault:
    """What is wrong with a trigger of a case, or another `table`: the one `number`, from 0."""

    case: Case
    number: int
    message: str
    hint: str = ""
    table: str = "trigger"


Counts = TypeVar("Counts", bound=TriggerCounts | WatchCounts)


@dataclass(frozen=True, kw_only=True)
class Proof(Generic[Counts]):
    """What was proven, in numbers, and what is wrong."""

    counts: Counts
    faults: tuple[Fault, ...]

    @property
    def problems(self) -> tuple[Problem, ...]:
        """A problem of `case.toml` for each fault."""
        return tuple(
            Problem(
                file=str(fault.case.folder / "case.toml"),
                key=f"{fault.table}[{fault.number + 1}]",
                message=fault.message,
                hint=fault.hint,
            )
            for fault in self.faults
        )


def prove_cases(project: Project, asked: Sequence[Case]) -> Proof[TriggerCounts]:
    """Prove the triggers of some cases by the scripts of all that the project knows."""
    cases, _ = read_known(project, project.known, load_frameworks(project.table))
    alternatives = {
        case.id: [decode_script(path.read_bytes()) for path in sorted(case.folder.glob(_OTHERS))]
        for case in asked
    }
    return prove_triggers(asked, list(cases.values()), alternatives)


def prove_triggers(
    asked: Sequence[Case], cases: Iterable[Case], alternatives: Mapping[str, Sequence[str]]
) -> Proof[TriggerCounts]:
    """Look for the triggers of `asked` in the scripts of all `cases`.

    A trigger must find something in its own `broken.py`, nothing in `fixed.py` and the
    `alternatives` (texts by case), and nothing in the scripts of cases that `also` does not name.
    Its replacement must turn `broken.py` into `fixed.py`, but for what they say of themselves.
    Its mutants (another name, an argument more, the opposite of a condition) must find nothing.
    """
    read = [
        (case, read_trigger(case.id, case.requires.framework, number, trigger))
        for case in asked
        for number, trigger in enumerate(case.triggers)
    ]
    programs = {
        (case.id, str(script)): Program(case.text(script)) for case in cases for script in Script
    }
    for case_id, texts in alternatives.items():
        programs |= {(case_id, f"alternative {n}"): Program(t) for n, t in enumerate(texts, 1)}
    faults: list[Fault] = []
    mutants = 0
    for case, trigger in read:
        words = list(_own(case, trigger, programs)) or list(_foreign(case, trigger, programs))
        words += _unreplaced(case, trigger, programs)
        if not words:
            program = programs[case.id, Script.BROKEN]
            places = _places(program, trigger)
            for how, mutant in _mutants(trigger):
                mutants += 1
                if places & _places(program, mutant):
                    words.append((f"{how} would not be noticed", "write a tighter pattern"))
        faults += [
            Fault(case=case, number=trigger.number, message=message, hint=hint)
            for message, hint in words
        ]
    counts = TriggerCounts(
        triggers=len(read),
        cases=len({case.id for case, _ in read}),
        scripts=len(programs),
        mutants=mutants,
    )
    return Proof(counts=counts, faults=tuple(faults))


_Words = Iterator[tuple[str, str]]


def _hits(program: Program, trigger: ReadTrigger) -> list[Hit]:
    """Find a trigger where a script has it on every release."""
    return [hit for hit in find_hits(program, [trigger]) if not hit.checks]


def _places(program: Program, trigger: ReadTrigger) -> set[tuple[int, int]]:
    return {(hit.line, hit.column) for hit in _hits(program, trigger)}


def _own(case: Case, trigger: ReadTrigger, programs: Mapping[tuple[str, str], Program]) -> _Words:
    if not _hits(programs[case.id, Script.BROKEN], trigger):
        yield "does not find broken.py", "write the code as broken.py has it"
    for (case_id, script), program in programs.items():
        if case_id == case.id and script != Script.BROKEN:
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


def _mutants(trigger: ReadTrigger) -> Iterator[tuple[str, ReadTrigger]]:
    """Yield triggers that are wrong by one thing, which must not find the broken script."""
    given = trigger.trigger
    names = [one.key[1] for one in trigger.code]
    if all(name.isidentifier() for name in names):
        code = tuple(
            re.sub(rf"\b{name}\b", f"{name}_mutant", one.text)
            for name, one in zip(names, trigger.code, strict=True)
        )
        yield "another name", _read(trigger, replace(given, code=code))
    calls = [one for one in trigger.code if isinstance(one.node, ast.Call)]
    if calls:
        code = tuple(re.sub(r",?\s*\)$", ", mutant=0)", one.text) for one in calls)
        code = tuple(text.replace("(, ", "(") for text in code)
        yield "an argument more", _read(trigger, replace(given, code=code))
    for part, opposite in _OPPOSITES.items():
        patterns = getattr(given, part)
        if patterns:
            changed: dict[str, Any] = {part: ()}
            changed[opposite] = (*getattr(given, opposite), *patterns)
            mutant = replace(given, **changed)
            yield f"the opposite of `{part}`", _read(trigger, mutant)
    sought = " ".join((*given.code, *given.inside, *given.has, *given.after, *given.before))
    for number, (hole, _) in enumerate(given.where):
        if not re.search(rf"\${hole}\b", sought):
            continue  # a hole of `lacks`: a script that has it shows the condition
        where = [*given.where]
        where[number] = (hole, ("/errata_mutant/",))
        yield f"another ${hole}", _read(trigger, replace(given, where=tuple(where)))


def _read(trigger: ReadTrigger, mutant: Trigger) -> ReadTrigger:
    return read_trigger(trigger.case, trigger.framework, trigger.number, mutant)
