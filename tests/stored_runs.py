"""A small corpus with stored runs of it, told night by night."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path

from factories import (
    CASE_TOML,
    PASSED,
    REPOSITORY,
    check_corpora,
    make_raised,
    make_stored,
    write_case,
    write_record,
)

from errata.evidence import read_run
from errata.model.case import Case, Script
from errata.model.outcome import Frame, Isolation, Outcome, ScriptResult, Signature, WarningSeen
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.model.verdict import Verdict, observe
from errata.plan.frameworks import load_frameworks
from errata.project import Project
from errata.store.sql import Store

CONFIRMED = 1_000
FIRST_NIGHT = datetime(2026, 11, 1, 3, tzinfo=timezone.utc)

# One sample of each stored value, with something in every field.
STARTED = datetime(2026, 11, 20, 12, 0, 0, 123456, tzinfo=timezone.utc)
INFO = RunHeader(
    argv="errata run torch/*",
    harness_version="0.1.0",
    started=STARTED,
    selection="torch/*",
    isolation="fork",
    options={"env": ["all"], "repeat": 2},
)
SAMPLE = make_stored(
    "torch/slug",
    "torch-2.15.0",
    key="a" * 64,
    measured=STARTED,
    result=ScriptResult(
        outcome=Outcome.RAISED,
        signature=Signature(
            type="RuntimeError",
            message="naïve message … 0x…",
            at="error[:, :2] = value",
            native=("at::native::add_ (BinaryOps.cpp)",),
            bases=("Exception",),
            frames=(Frame(file="broken.py", line=12, function="main"),),
        ),
        exit_code=1,
        warnings=(WarningSeen(category="UserWarning", message="careful"),),
        chain=(("ValueError", "before"),),
        digest={"loss": {"value": 0.25}},
        wall_s=0.5,
        cpu_s=0.25,
        peak_mb=300.0,
        isolation=Isolation.FORK,
        framework_version="2.15.0+cpu",
        traceback="Traceback …",
        stdout="NUL \0 and a lone surrogate \udc80",
    ),
)
FACTS = EnvironmentFacts(
    environment="torch-2.15.0",
    lock_digest="0123abcd",
    framework_version="2.15.0+cpu",
    python_version="3.11.7",
    platform="Linux x86_64",
    packages=("numpy==2.3.1", "torch==2.15.0+cpu"),
    build={"cuda": None, "threads": 2},
)
DRIFTED = make_raised("shapes do not match: 2 and 3")
UNAVAILABLE = ScriptResult(outcome=Outcome.UNAVAILABLE, detail="no device")
INFRA = ScriptResult(outcome=Outcome.HARNESS_ERROR, detail="the server was lost")
MODES_TOML = CASE_TOML.replace("[requires]", '[requires]\nmodes = ["eager", "compile"]')
WITH_MODES = 'import os\n\nimport torch\n\nprint(os.environ.get("ERRATA_MODE", "eager"))\n'


class StoredRuns:
    """A project, its store, and how runs come into it."""

    def __init__(
        self,
        folder: Path,
        names: Iterable[str] = ("torch/one",),
        *,
        toml: str = CASE_TOML,
        store: Store | None = None,
    ) -> None:
        both = toml == MODES_TOML
        broken = (
            f"{WITH_MODES}result = model(x)\n" if both else "import torch\n\nresult = model(x)\n"
        )
        fixed = WITH_MODES if both else "import torch\n"
        for name in names:
            write_case(folder / "cases" / name, toml, broken=broken, fixed=fixed)
        self.project = Project(
            root=folder,
            corpora=(folder / "cases",),
            table=REPOSITORY / "envs",
            record=folder / "observed",
            database="",
        )
        self.frameworks = load_frameworks(self.project.table)
        self.store = store or Store()

    def cases(self) -> dict[str, Case]:
        """Load the cases as they are now."""
        return {case.id: case for case in check_corpora(self.project.corpora, self.frameworks)[0]}

    def edit(self, script: str = "broken", *, case: str = "torch/one") -> None:
        """Edit a script, so that its results no longer count."""
        path = self.project.corpora[0] / case / f"{script}.py"
        path.write_text(path.read_text() + "\n# edited\n")

    def night(self, number: int, *, imported: bool = False) -> RunHeader:
        """Begin the run of one night."""
        info = RunHeader(
            argv=f"errata run --night {number}",
            harness_version="1",
            started=FIRST_NIGHT + timedelta(days=number),
        )
        if imported:
            run_id = self.store.merge(replace(info, id=0), [], []).run_id
        else:
            run_id = self.store.begin_run(info)
        return self.store.run(run_id)

    def say(
        self,
        run: RunHeader,
        environment: str,
        broken: ScriptResult | None,
        fixed: ScriptResult | None = PASSED,
        *,
        case: str = "torch/one",
        mode: str = "eager",
        repeats: Iterable[int] = (0,),
        machine: str = "Linux x86_64",
    ) -> list[int]:
        """Store what both scripts did, and return the results' identifiers."""
        known = self.cases()[case]
        ids = []
        for repeat in repeats:
            for script, result in ((Script.BROKEN, broken), (Script.FIXED, fixed)):
                if result is None:
                    continue
                isolation = result.isolation or Isolation.FORK
                isolation = Isolation.FRESH if repeat >= CONFIRMED else isolation
                stored = make_stored(
                    case,
                    environment,
                    str(script),
                    mode=mode,
                    key=f"{known.digest(script)[:12]}.{environment}{mode}{repeat}{run.id}",
                    result=replace(result, isolation=isolation),
                    measured=run.started + timedelta(minutes=5),
                    repeat=repeat,
                )
                ids.append(self.store.add(run.id, stored))
        version = environment.partition("-")[2].partition("-")[0]
        facts = EnvironmentFacts(
            environment=environment,
            framework_version=f"{version}+cpu",
            python_version="3.11.7",
            platform=machine,
        )
        self.store.add_environment(run.id, facts)
        return ids

    def confirm(
        self,
        run: RunHeader,
        environment: str,
        broken: ScriptResult,
        fixed: ScriptResult = PASSED,
        *,
        case: str = "torch/one",
    ) -> None:
        """Store the same twice: as seen, and as seen again."""
        self.say(run, environment, broken, fixed, case=case, repeats=(0, CONFIRMED))

    def accept(self, run: RunHeader) -> None:
        """Write what a run said into the record."""
        trials = read_run(
            self.store, run, self.store.results(run.id), self.cases(), self.frameworks
        )
        judged = [stored.judge() for stored in trials.values()]
        write_record(
            self.project.record,
            [
                observe(one)
                for one in judged
                if one and one.verdict.is_conclusive and one.verdict is not Verdict.FLAKY
            ],
        )
