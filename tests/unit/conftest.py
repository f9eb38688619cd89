"""Gold files, a run that has everything, and commands that are called here."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from factories import REPOSITORY
from findings import NO_PADDLE, every_status
from hostile_runs import make_report
from outside import Errata, Finished

from errata.__main__ import main
from errata.commands.run.report import ReportedRun
from errata.compare.judge import Finding, Status, location_of
from errata.model.case import Case
from errata.model.errors import Problem
from errata.plan import load
from errata.plan.framework import Framework

GOLD = Path(__file__).parents[1] / "gold"


@pytest.fixture(scope="session", autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Write nothing into the user's cache; processes that test at the same time share another."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ERRATA_HOME", str(shared / "errata-home"))
        yield


@pytest.fixture(scope="session", autouse=True)
def _cases_read_once() -> Iterator[None]:
    """Load each case of the repository once: hundreds of tests look failures up in all of them."""
    load_case = load.try_case
    loaded: dict[tuple[Path, str], tuple[Mapping[str, Framework], Case | list[Problem]]] = {}

    def load_once(
        folder: Path, case_id: str, frameworks: Mapping[str, Framework]
    ) -> Case | list[Problem]:
        if REPOSITORY / "cases" not in folder.parents:
            return load_case(folder, case_id, frameworks)
        known = loaded.get((folder, case_id))
        if known is None or known[0] != frameworks:
            known = (frameworks, load_case(folder, case_id, frameworks))
            loaded[folder, case_id] = known
        return known[1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(load, "try_case", load_once)
        yield


@pytest.fixture
def findings() -> list[Finding]:
    return every_status()


@pytest.fixture
def view(findings: list[Finding]) -> ReportedRun:
    places = {
        finding.id: location_of(finding, f"cases/{finding.judgement.trial.case.id}", (17, 24))
        for finding in findings
        if finding.status in (Status.CHANGED, Status.NEW)
    }
    return make_report(findings, places, failed_environments=(NO_PADDLE,))


@pytest.fixture
def gold() -> Callable[[str, str], None]:
    """Compare a text with a gold file; a mismatch saves the actual text beside the gold files."""

    def check(name: str, actual: str) -> None:
        expected, saved = GOLD / name, GOLD / "actual" / name
        if os.environ.get("ERRATA_UPDATE_GOLD"):
            expected.write_text(actual, encoding="utf-8")
        wanted = expected.read_text(encoding="utf-8") if expected.exists() else None
        if actual != wanted:
            saved.parent.mkdir(parents=True, exist_ok=True)
            saved.write_text(actual, encoding="utf-8")
            pytest.fail(f"differs from {expected}; the actual text is in {saved}")
        saved.unlink(missing_ok=True)

    return check


@pytest.fixture
def errata(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Errata:
    """Return what runs a command in this process; it must end with `code`, unless that is None."""

    def run(*words: str, code: int | None = 0) -> Finished:
        capsys.readouterr()
        monkeypatch.setattr("sys.argv", ["errata", *words])
        ended = main()
        out, err = capsys.readouterr()
        done = Finished(code=ended, out=out, err=err)
        done.check(code)
        return done

    return run
