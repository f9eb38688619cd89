"""Run a user's program while its calls are watched for documented failures."""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import errata_hints
from errata.commands.diagnose.diagnosing import KnownCases
from errata.commands.scan.document import Target
from errata.commands.scan.requirements import Used, installed_releases
from errata.commands.scan.scanning import target_of
from errata.commands.scan.watch_document import Seen, WatchedFunction, WatchPlan, WatchView
from errata.model.case import Confidence
from errata.model.errors import UsageProblem
from errata.plan.choosing import packages_of
from errata.system.files import scratch_folder

_ORDER = tuple(Confidence)
_START = (
    "import importlib.util as u, sys; "
    "s = u.spec_from_file_location('errata_hints', {place!r}); "
    "m = sys.modules['errata_hints'] = u.module_from_spec(s); s.loader.exec_module(m); "
    "from errata_hints.__main__ import main; main(sys.argv[1:])"
)
"""Runs `errata_hints` in an interpreter that need not have it, with its own modules alone."""


def find_releases(known: KnownCases, python: Path) -> dict[str, Used]:
    """Return the releases of frameworks in an interpreter; raises UsageProblem without any."""
    used = installed_releases(python, packages_of(known.frameworks))
    if not used:
        raise UsageProblem(
            f"{str(python)!r} has none of {', '.join(sorted(known.frameworks))}",
            hint="name the interpreter that runs your program: --python PATH",
        )
    return used


def find_plan(
    known: KnownCases, used: Mapping[str, Used], confidence: Confidence = Confidence.LIKELY
) -> tuple[WatchPlan, dict[str, Target]]:
    """Choose what is watched: the calls of cases that fail on the releases in use."""
    targets = {name: target_of(known.frameworks[name], one) for name, one in used.items()}
    chosen: dict[str, list[WatchedFunction]] = {name: [] for name in targets}
    for case_id, framework, number, watched in known.index.watched():
        case = known.index.case(case_id)
        target = targets.get(framework)
        if target is None or not any(case.fails_on(one) is not False for one in target.versions):
            continue
        if _ORDER.index(watched.confidence) <= _ORDER.index(confidence):
            chosen[framework].append(
                WatchedFunction(
                    case=case_id,
                    title=case.title,
                    number=number,
                    call=watched.call,
                    when=watched.when,
                    confidence=watched.confidence,
                )
            )
    releases = {name: target.words for name, target in targets.items()}
    triggers = {name: tuple(every) for name, every in chosen.items()}
    return WatchPlan(releases=releases, triggers=triggers), targets


def _start_words(python: Path, plan: Path, program: Sequence[str], *options: str) -> list[str]:
    """Return the command that runs a program with a plan."""
    start = _START.format(place=errata_hints.__file__)
    return [str(python), "-c", start, "--watch", str(plan), *options, *program]


def run_watched(
    known: KnownCases,
    plan: WatchPlan,
    targets: Mapping[str, Target],
    program: Sequence[str],
    python: Path,
    *,
    raises: bool = False,
) -> WatchView:
    """Run a program in its own interpreter, folder and terminal; return what was seen."""
    with scratch_folder("watch") as folder:
        written, found = folder / "plan.json", folder / "found"
        written.write_text(plan.text(), encoding="utf-8")
        options = ["--found", str(found), *(["--raise"] if raises else [])]
        exit_code = _run(_start_words(python, written, program, *options))
        lines = found.read_text(encoding="utf-8").splitlines() if found.exists() else []
    return WatchView(
        seen=tuple(dict.fromkeys(_seen(known, json.loads(line)) for line in lines)),
        targets=tuple(targets.values()),
        plan=plan,
        exit_code_of_program=exit_code,
        problems=known.problems,
        options=known.options,
    )


def _run(command: Sequence[str]) -> int:
    with subprocess.Popen(command) as running:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # the program gets it too, and decides
                return running.wait()


def _seen(known: KnownCases, entry: Mapping[str, object]) -> Seen:
    return Seen(
        case=known.index.case(str(entry["case"])),
        number=int(str(entry["number"])),
        confidence=Confidence(str(entry["confidence"])),
        file=_shown(str(entry["file"])),
        line=int(str(entry["line"])),
        call=str(entry["call"]),
        values=tuple(map(str, entry["values"])),  # type: ignore[call-overload]
        caller=_shown(str(entry.get("caller", ""))),
    )


def _shown(place: str) -> str:
    """Name a place from this folder, where it is below it."""
    here = f"{Path.cwd()}/"
    return place.removeprefix(here)
