"""Run candidate repairs in place of `fixed.py`, and compare what they do with what it does.

A candidate is right at a place where the case fails if it passes there without the documented
failure, and leaves the same `result` as `fixed.py`, within the case's tolerance. It runs in a
folder with the case's further files, where neither script of the case is.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from errata.commands.evaluate.report import Evaluation, Rated, Rating
from errata.compare.judge import judge
from errata.measuring.measurement import Measurement, Pass, passes_for
from errata.model.case import CLAIM_FOLDERS, NOT_RUN, Case, Script
from errata.model.cell import Cell, Trial
from errata.model.digest import differences
from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome, ScriptResult
from errata.model.source import decode_script, parse_script
from errata.model.verdict import Observation, Verdict, content_of_scripts, recall
from errata.plan.corpus import case_folders
from errata.plan.load import read_files, script_digest
from errata.project import read_observations
from errata.system.files import make_scratch, remove_scratch
from errata.workflow import make_plan, recording

if TYPE_CHECKING:
    from errata.measuring.options import RunOptions
    from errata.measuring.supply import Progress
    from errata.project import Project
    from errata.store.sql import Store

_FIXED = (Script.FIXED,)
_LARGEST = 2**20  # bytes of a candidate
_NOT_COPIED = {*(script.filename for script in Script), *NOT_RUN, *CLAIM_FOLDERS, "__pycache__"}
_PASSES = ScriptResult(outcome=Outcome.PASSED)


def evaluate(
    project: Project,
    options: RunOptions,
    store: Store,
    progress: Progress,
    *,
    resumed: int | None = None,
) -> Evaluation:
    """Judge every candidate `<case>/fixed.py` in `options.fixes`, wherever its case fails.

    What was measured before is not run again. After an interruption the report has what finished,
    and the run can be `resumed` by its number. Raises UsageProblem where no chosen case has a
    candidate.
    """
    fixes = Path(options.fixes)
    clock = time.monotonic()
    plan = make_plan(project, options.selection, Path(options.python) if options.python else None)
    ours = {case.id: fixes / case.id / Script.FIXED.filename for case in plan.cases}
    given = {case_id for case_id, path in ours.items() if path.is_file()}
    _refuse_none(project, fixes, given)
    # Only where a case documents its failure is anything to repair.
    failing = (t for t in plan.matrix.trials if t.expectation and t.expectation.is_failure)
    asked = [t for t in failing if t.case.id in given]
    record = read_observations(project, given)
    known = {t.id: record[t.id] for t in asked if _is_reference(record.get(t.id), t)}
    interrupted = False
    with _candidates({t.case.id: t.case for t in asked}, ours) as (cases, unread):
        own = {t.id: replace(t, case=cases[t.case.id]) for t in asked if t.case.id in cases}
        trials = [*own.values(), *(t for t in asked if t.id in own and t.id not in known)]
        plan = replace(plan, matrix=replace(plan.matrix, trials=tuple(trials)))
        passes = passes_for(options.isolation, 1)
        with recording(
            plan, options, store, progress, resumable=True, resumed=resumed
        ) as measurement:
            try:
                measurement.measure(trials, passes, _FIXED)
            except KeyboardInterrupt:
                interrupted = True
            judged = (
                Rated.of(trial, "wrong", unread[trial.case.id])
                if trial.case.id in unread
                else _judge(measurement, passes[0], trial, own[trial.id], known)
                for trial in asked
            )
            found = [one for one in judged if one is not None]
            report = Evaluation(
                fixes=str(fixes),
                trials=tuple(found),
                missing=tuple(sorted(ours.keys() - given)),
                elsewhere=tuple(sorted(given - {t.case.id for t in asked})),
                unfinished=len(asked) - len(found),
                wall_s=time.monotonic() - clock,
                interrupted=interrupted,
                cells={"run": measurement.ran, "reused": measurement.reused},
            )
            measurement.finish(report.exit_code, (), passes)
    return report


def _refuse_none(project: Project, fixes: Path, given: set[str]) -> None:
    if given:
        return
    known = {case_id for case_id, _ in case_folders(project.known)}
    example = next(iter(sorted(known)), "torch/x")
    raise UsageProblem(
        f"no chosen case has a candidate in {str(fixes)!r}",
        hint=f"DIR mirrors the corpus: {fixes / example / Script.FIXED.filename}",
    )


def _is_reference(seen: Observation | None, trial: Trial) -> bool:
    """Whether the record says what `fixed.py`, as it is now, leaves at this place."""
    if seen is None or seen.fixed is not Outcome.PASSED:
        return False
    return seen.content == content_of_scripts(trial.case)


@contextmanager
def _candidates(
    cases: Mapping[str, Case], paths: Mapping[str, Path]
) -> Iterator[tuple[Mapping[str, Case], Mapping[str, str]]]:
    """Lay each candidate out as a case of its own; also says which cannot run, and why."""
    scratch = make_scratch("fixes")
    made: dict[str, Case] = {}
    unread: dict[str, str] = {}
    try:
        for case_id, case in cases.items():
            try:
                made[case_id] = _laid_out(case, paths[case_id], scratch)
            except SyntaxError as error:
                line = "" if error.lineno is None else f"line {error.lineno}: "
                unread[case_id] = f"does not parse: {line}{error.msg}"
            except (OSError, ValueError) as error:
                unread[case_id] = f"cannot be read: {getattr(error, 'strerror', None) or error}"
        yield made, unread
    finally:
        remove_scratch(scratch)


def _laid_out(case: Case, path: Path, scratch: Path) -> Case:
    """Copy a candidate next to its case's further files; raises OSError, and SyntaxError."""
    if path.stat().st_size > _LARGEST:
        raise ValueError(f"larger than {_LARGEST:,} bytes")
    content = path.read_bytes()
    text = decode_script(content)
    parse_script(text)
    name = f"candidate/{case.id}"  # its results are no results of the case
    folder = scratch / name

    def left_out(parent: str, names: Sequence[str]) -> set[str]:
        return _NOT_COPIED & set(names) if Path(parent) == case.folder else set()

    shutil.copytree(case.folder, folder, ignore=left_out)
    (folder / Script.FIXED.filename).write_bytes(content)
    digest = script_digest(read_files(folder)[0], Script.FIXED.filename)
    return replace(
        case, id=name, folder=folder, fixed=text, script_digests=((Script.FIXED, digest),)
    )


def _judge(
    measurement: Measurement, one: Pass, trial: Trial, own: Trial, known: Mapping[str, Observation]
) -> Rated | None:
    """Judge a candidate at one place; None where an interruption came first."""
    result = measurement.result(Cell(trial=own, script=Script.FIXED), one)
    reference = (
        recall(known[trial.id])[1]
        if trial.id in known
        else measurement.result(Cell(trial=trial, script=Script.FIXED), one)
    )
    if result is None or reference is None:
        return None
    rating, reason = _compare(trial, result, reference)
    return Rated.of(trial, rating, reason, result)


def _compare(trial: Trial, result: ScriptResult, wanted: ScriptResult) -> tuple[Rating, str]:
    """Say what a candidate is by what it did, and by what `fixed.py` does at the same place."""
    judged = judge(trial, result, _PASSES)
    if not judged.verdict.is_conclusive:
        return "not-measured", judged.reason
    if judged.verdict is not Verdict.HEALED:
        return "wrong", judged.reason
    if wanted.outcome is not Outcome.PASSED:
        return "not-measured", f"fixed.py itself does not pass here: {wanted.outcome}"
    if not trial.case.fix_known:
        return "undecided", "passes; no fix is known, and fixed.py is a stand-in"
    if wanted.digest is None:
        return "undecided", "passes; fixed.py leaves no `result`"
    why = _difference(trial, wanted, result)
    return ("wrong", why) if why else ("right", "passes with the same `result`")


def _difference(trial: Trial, wanted: ScriptResult, result: ScriptResult) -> str:
    """Say how the `result` of a candidate differs; empty where it does not."""
    if result.digest is None:
        return "leaves no `result`; fixed.py does"
    found = differences(wanted.digest, result.digest, trial.case.tolerance)
    return f"{'; '.join(found)} (was: of fixed.py, is: of the candidate)" if found else ""
