"""Gathered cases run once in a torch made here, and document what they did."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from factories import REPOSITORY, check_corpora
from gathered import RUNS
from made_environments import make_python

from errata.model.case import Case, Kind
from errata.model.errors import UsageProblem
from errata.model.matching import matches_text
from errata.model.outcome import Outcome
from errata.plan.frameworks import load_frameworks
from tools.gather.sources import Gathered
from tools.gather.writing import Place, Written, place, write_gathered

TABLE = REPOSITORY / "envs"
FRAMEWORKS = load_frameworks(TABLE)
FIXED = "import torch\n"


class Quiet:
    def __init__(self) -> None:
        self.ran: list[str] = []

    def note(self, text: str) -> None:
        pass

    def environment(self, environment: str, stage: str, detail: str) -> None:
        pass

    def phase(self, name: str, count: int, seconds: Mapping[str, float], slots: int) -> None:
        pass

    def cell_started(self, cell: str) -> None:
        pass

    def cell_done(self, cell: str, outcome: Outcome) -> None:
        self.ran.append(cell)


@pytest.fixture(scope="module")
def torch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an interpreter whose torch runs gathered cases."""
    return make_python(tmp_path_factory.mktemp("environment") / "venv", {"torch": RUNS})


def gathered(
    slug: str, raised: str = "", *, fixed: str = FIXED, promises: tuple[str, ...] = ()
) -> Gathered:
    return Gathered(
        slug=slug,
        title=f"Title of {slug}",
        kind=Kind.EXCEPTION,
        areas=("export",),
        cause="cause",
        fix="fix",
        url="https://example.org",
        note="note",
        broken=f"import torch\n{raised}\n",
        fixed=fixed,
        promises=promises,
    )


def write(python: Path, into: Path, *cases: Gathered, progress: Quiet | None = None) -> Written:
    return write_gathered(
        cases,
        Place(python=python, release="2.15.0"),
        into,
        frameworks=FRAMEWORKS,
        table=TABLE,
        progress=progress or Quiet(),
    )


def written(folder: Path) -> dict[str, Case]:
    return {case.id: case for case in check_corpora([folder], FRAMEWORKS)[0]}


def test_each_case_documents_what_it_did(torch: Path, tmp_path: Path) -> None:
    into = tmp_path / "made"
    found = write(
        torch,
        into,
        gathered("passes"),
        gathered("raises", 'raise ValueError("shapes of 3 are a mystery")'),
        gathered("leaves", "raise SystemExit(3)"),
        gathered("crashes", "import os; os.abort()"),
    )
    cases = written(into)
    [passes], [raises], [leaves], [crashes] = (
        cases[f"torch/{slug}"].expectations for slug in ("passes", "raises", "leaves", "crashes")
    )
    assert passes.outcome is Outcome.PASSED
    assert (raises.type, raises.message) == ("ValueError", "shapes of 3 are a mystery")
    assert (leaves.outcome, leaves.exit_code) == (Outcome.EXITED, 3)
    assert (crashes.outcome, crashes.signal) == (Outcome.CRASHED, "SIGABRT")
    assert found.ending(Outcome.PASSED) == ["torch/passes"]
    assert found.failing == ()
    assert cases["torch/passes"].requires.specifier == ">=2.15.0"


def test_each_script_runs_once_whatever_it_does(torch: Path, tmp_path: Path) -> None:
    progress = Quiet()
    write(torch, tmp_path / "made", gathered("raises", "1 / 0"), progress=progress)
    assert len(progress.ran) == 2


def test_a_kept_promise_is_what_the_case_documents(torch: Path, tmp_path: Path) -> None:
    raises = 'raise ValueError("Branch Explanation: it jumped on 3. Hint: do not.")'
    promises = ("Branch Explanation: it hopped…", "Branch Explanation: it jumped on …. Hint…")
    into = tmp_path / "made"
    found = write(
        torch,
        into,
        gathered("kept", raises, promises=promises),
        gathered("not-kept", raises, promises=promises[:1]),
    )
    assert found.kept == ("torch/kept",)
    assert found.broken == ("torch/not-kept",)
    cases = written(into)
    assert cases["torch/kept"].expectations[0].message == promises[1]
    assert "it jumped on 3" in (cases["torch/not-kept"].expectations[0].message or "")


def test_the_advice_below_a_message_is_not_documented(torch: Path, tmp_path: Path) -> None:
    raises = 'raise ValueError("it does not fit: [1, 2, ..., 9]\\n\\nfrom user code: line 3")'
    into = tmp_path / "made"
    write(torch, into, gathered("long", raises))
    [expectation] = written(into)["torch/long"].expectations
    assert expectation.message == "it does not fit: [1, 2,…"


@pytest.mark.parametrize(
    "message", ["[1, ..., 9] " + "it does not fit " * 30, "no\\n\\n" + "it does not fit " * 30]
)
def test_a_long_message_that_begins_oddly_is_met_again(
    torch: Path, tmp_path: Path, message: str
) -> None:
    into = tmp_path / "made"
    found = write(torch, into, gathered("long", f'raise ValueError("{message}")'))
    [expectation] = written(into)["torch/long"].expectations
    signature = found.results["torch/long"].signature
    assert signature is not None
    assert matches_text(expectation.message or "", signature.message)
    assert len(expectation.message or "") < len(message)


def test_a_fixed_script_that_fails_is_named(torch: Path, tmp_path: Path) -> None:
    found = write(
        torch, tmp_path / "made", gathered("both", "1 / 0", fixed="import torch\n1 / 0\n")
    )
    assert found.failing == ("torch/both",)


def test_a_folder_with_something_in_it_is_left_alone(torch: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    for into in (tmp_path, tmp_path / "mine"):
        with pytest.raises(UsageProblem, match="is not a gathered corpus"):
            write(torch, into, gathered("passes"))
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_an_interpreter_is_a_place(torch: Path) -> None:
    with place(FRAMEWORKS, TABLE, environment="", python=torch, progress=Quiet()) as found:
        assert found.release == "2.15.0"
        assert found.python == torch


def test_another_framework_ships_nothing_to_gather() -> None:
    with (
        pytest.raises(UsageProblem, match="is an environment of paddle"),
        place(FRAMEWORKS, TABLE, environment="paddle-3.3.1", python=None, progress=Quiet()),
    ):
        pass
