"""Make a kit: one file that runs cases where there is no Errata and no network.

A bundle is the kit of one case with a report of it: both ship the same modules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import errata
from errata.measuring.stored import protocol_digest
from errata.model.case import EXAMPLES, Case
from errata.model.errors import NothingSelected, UsageProblem
from errata.model.outcome import Isolation
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Selection, make_trial, modes_of
from errata.project import Project, choose_known
from errata.report.document import Commands, Document, Facts, Section, name
from errata.running.gate import choose_isolation
from errata.store.archive import archive_bytes, name_problem
from errata.text.printable import counted, first_names

SCHEMA = 2
"""The format of `kit.json`. 2: claims are among the cases, and each script has its file."""

# What runs scripts: modules of Errata, shipped whole, so that they cannot differ.
_SHIPPED = (
    *("commands/kit/portable.py", "commands/kit/__init__.py", "commands/__init__.py"),
    *("__init__.py", "model/__init__.py", "model/matching.py", "model/native.py"),
    *("model/source.py", "environments/probe_import.py", "text/__init__.py", "text/printable.py"),
    *("running/child.py", "running/child_forked.py", "running/child_report.py"),
    *("running/child_sandbox.py", "running/child_script.py", "running/child_supervise.py"),
)
REPLAY = ("commands/bundle/replay.py", "commands/bundle/__init__.py")
_KIT = (
    *("commands/kit/kit_program.py", "text/chained.py"),
    *(f"running/probes/ask_{module}.py" for module in ("mindspore", "paddle", "torch")),
)
_PARTS = "parts/"
_SKIPPED = ("__pycache__", EXAMPLES)
_LARGEST_FILE = 16 * 2**20

# Every Python reads it, to say that it is too old; hence no newer syntax.
_START = Path(__file__).with_name("start.py.txt").read_text(encoding="utf-8")


@cache
def shipped_modules(folder: str, also: tuple[str, ...]) -> dict[str, str]:
    """Return the modules that run scripts, and others, by their name below `folder`."""
    package = Path(errata.__file__).parent
    names = (*_SHIPPED, *also)
    return {f"{folder}errata/{one}": (package / one).read_text(encoding="utf-8") for one in names}


def read_files(folder: Path) -> dict[str, bytes]:
    """Read a case's files by their path in its folder, links refused."""
    found: dict[str, bytes] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if any(part in _SKIPPED for part in path.parts) or (
            path.is_dir() and not path.is_symlink()
        ):
            continue
        problem = "is a link" if path.is_symlink() else name_problem(name)
        if not problem and not path.is_file():
            problem = "is no plain file"
        if not problem and path.stat().st_size > _LARGEST_FILE:
            problem = f"is larger than {_LARGEST_FILE // 2**20} MiB"
        if problem:
            raise UsageProblem(
                f"{str(path)!r} {problem}, so it cannot travel",
                hint="take it out of the case's folder",
            )
        found[name] = path.read_bytes()
    return found


@dataclass(frozen=True, kw_only=True)
class Kit:
    """A finished kit, not yet written; `left_out` has the ids of cases by the reason."""

    backend: str
    content: bytes
    members: int
    cases: tuple[Case, ...]
    scripts: int
    left_out: Mapping[str, set[str]]


def make_kit(project: Project, selection: Selection) -> Kit:
    """Make the kit of the cases that are selected, for one backend; equal ones give equal bytes.

    Raises UsageProblem and NothingSelected, and CaseProblems for a case that is not valid.
    """
    frameworks = load_frameworks(project.table)
    chosen, _ = choose_known(project, selection, frameworks)
    (backend,), modes = selection.backends, selection.modes
    left_out: dict[str, set[str]] = {}
    planned: dict[str, Any] = {}
    members: dict[str, bytes] = {}
    for case in chosen:
        framework = frameworks[case.requires.framework]
        wanted = [mode for mode in modes_of(case, framework) if mode in modes or not modes]
        why = "" if wanted else f"they do not run in mode {' or '.join(modes)}"
        if backend not in case.requires.backends:
            why = f"they do not run on {backend}"
        if why:
            left_out.setdefault(why, set()).add(case.stated_by)
            continue
        planned[case.id] = _planned(case, framework, backend, wanted)
        for path, content in read_files(case.folder).items():
            members[f"cases/{case.stated_by}/{path}"] = content
    if not planned:
        reasons = "; ".join(f"{counted(len(ids), 'case')}: {why}" for why, ids in left_out.items())
        raise NothingSelected(
            f"nothing to put into a kit ({reasons})",
            hint=f"see which cases run on {backend}: errata plan --backend {backend}",
        )
    used = {case["framework"] for case in planned.values()}
    plan = {
        "errata": "kit",
        "schema": SCHEMA,
        "harness": errata.__version__,
        "protocol": protocol_digest(),
        "backend": backend,
        "frameworks": {
            one: {"module": frameworks[one].module, "device": frameworks[one].device(backend)}
            for one in sorted(used)
        },
        "cases": planned,
    }
    everything = {
        "__main__.py": _START.encode(),
        "kit.json": (json.dumps(plan, indent=1) + "\n").encode(),
        **{path: text.encode() for path, text in shipped_modules(_PARTS, _KIT).items()},
        **members,
    }
    return Kit(
        backend=backend,
        content=archive_bytes(everything, is_attachment=False),
        members=len(everything),
        cases=tuple(case for case in chosen if case.id in planned),
        scripts=sum(len(case["modes"]) * len(case["scripts"]) for case in planned.values()),
        left_out=left_out,
    )


def _planned(
    case: Case, framework: Framework, backend: str, modes: Sequence[str]
) -> dict[str, Any]:
    trial = make_trial(case, framework.spec(framework.newest.version), modes[0], backend)
    return {
        "framework": framework.name,
        "releases": case.requires.specifier,
        "modes": list(modes),
        "packages": list(case.requires.packages),
        "timeout_s": case.requires.timeout_s,
        "scripts": {
            str(cell.script): {
                "file": f"{case.stated_by}/{case.filename(cell.script)}",
                "content": case.digest(cell.script)[:12],
                "fresh": choose_isolation(cell, framework.module, Isolation.FORK)[1],
            }
            for cell in trial.cells
        },
    }


def kit_document(kit: Kit, file: str) -> Document:
    """Describe a written kit, and what to do with it."""
    frameworks = sorted({case.requires.framework for case in kit.cases})
    packages = sorted({text for case in kit.cases for text in case.requires.packages})
    cases = len({case.stated_by for case in kit.cases})
    rows = [
        ("cases", f"{cases:,} for {kit.backend}, {counted(kit.scripts, 'script')}"),
        *(("left out", f"{counted(len(ids), 'case')}: {why}") for why, ids in kit.left_out.items()),
        ("needs", f"Python 3.8 or later with {first_names(frameworks, 9)}; no network"),
    ]
    if packages:
        rows.append(("for some", first_names(packages, 6)))
    rows.append(("runs", "with the rights of whoever starts it, without a sandbox"))
    shown = Path(file).name
    commands = (
        ("on the other machine", f"python {shown}"),
        ("here, with its results", "errata import results.jsonl"),
    )
    size = f"{max(1, len(kit.content) // 2**10):,} KiB"
    return Document(
        title=("kit ", name(file)),
        sections=(
            Section(title="Content", blocks=(Facts(tuple(rows)),)),
            Section(title="To use it", blocks=(Commands(commands),)),
        ),
        summary=(f"{file} written: {counted(kit.members, 'file')}, {size}",),
        whole=file,
        has_screen_title=False,
    )
