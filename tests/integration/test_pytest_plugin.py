"""Cases under the real pytest command, in a project outside the repository."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from command_host import run_command
from outside import BROKEN, FIXED, Finished, OutsideProject, case_text, eventually
from small_framework import ANYWHERE, RAISES, borrow, raising_case
from small_framework import FIXED as SMALL_FIXED

REPOSITORY = Path(__file__).resolve().parents[2]
TIMEOUT_S = 600

TORCH = "torch-2.15.0"
OLDER_TORCH = "torch-2.5.1"
FRAME = "frame-2.0"
HEALED = RAISES.replace("raise", 'if errata_frame.__version__ == "0":\n    raise')
FIX_FAILS = "import errata_frame\n\nresult = errata_frame.nothing\n"
SLEEPS = "import time\n\nimport errata_frame\n\ntime.sleep(300)\n"
ON_DEVICE = (
    'import os\n\nimport torch\n\ntorch.ones(1, device=os.environ.get("ERRATA_DEVICE", "cpu"))\n'
)


@dataclass(frozen=True, kw_only=True)
class Ran:
    """How a pytest session ended: the items' outcomes by case and place, and their words."""

    finished: Finished
    outcomes: Mapping[tuple[str, str], str]
    words: Mapping[tuple[str, str], str]

    @property
    def code(self) -> int:
        """The exit code."""
        return self.finished.code

    @property
    def said(self) -> str:
        """Everything that was printed."""
        return self.finished.said


def run_pytest(
    project: OutsideProject, *arguments: str, code: int | None = None, fresh: bool = False
) -> Ran:
    """Run pytest in a project, as a user does, to end with `code`, and read its JUnit report.

    In a `fresh` interpreter nothing of Errata is loaded before.
    """
    report = project.root / "report.xml"
    report.unlink(missing_ok=True)
    words = [f"--junit-xml={report}", *arguments]
    start = _start_fresh if fresh else partial(run_command, program="pytest")
    done = start(words, cwd=project.root, variables=variables(project))
    outcomes, told = {}, {}
    items = ET.parse(report).iter("testcase") if report.exists() else ()  # noqa: S314
    for item in items:
        case = item.get("classname", "").removesuffix(".case.toml").replace(".", "/")
        key = (case.removeprefix("cases/"), item.get("name", ""))
        said = next((part for part in item if part.tag in ("failure", "error", "skipped")), None)
        outcomes[key] = "passed" if said is None else said.tag
        told[key] = "" if said is None else f"{said.get('message')}\n{said.text}"
    finished = Finished(code=done.returncode, out=done.stdout, err=done.stderr)
    assert code in (finished.code, None), finished.said
    return Ran(finished=finished, outcomes=outcomes, words=told)


def _start_fresh(
    words: Sequence[str], *, cwd: Path, variables: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=cwd,
        env=variables,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )


def variables(project: OutsideProject) -> dict[str, str]:
    """Return the environment of a pytest that knows nothing of the one around it.

    The plugin of hypothesis, which takes a second to import, is left out.
    """
    around = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    kept = {name: text for name, text in project.environment().items() if name not in around}
    return {**kept, "PYTEST_ADDOPTS": "-p no:hypothesispytest", **project.variables}


def node_id(case: str, environment: str = TORCH) -> str:
    """Return the node id of a case's item, which is its place below the file."""
    return f"cases/{case}/case.toml::{environment}:eager:cpu"


def key(case: str, backend: str = "cpu") -> tuple[str, str]:
    """Return what `Ran` calls an item."""
    return (case, f"{TORCH}{'' if backend == 'cpu' else '-' + backend}:eager:{backend}")


def add_gpu_only(project: OutsideProject) -> None:
    """Add a case that needs a device which the machine may lack."""
    only_gpu = case_text(expect=ANYWHERE, requires="backends = ['gpu']")
    project.add_case("torch/gpu-only", only_gpu, ON_DEVICE + BROKEN, ON_DEVICE)


def fill(project: OutsideProject) -> OutsideProject:
    """Add cases to be collected, and a test of another kind."""
    for name in ("as-expected", "drifted", "fix-fails", "healed"):
        project.add_case(f"torch/{name}", case_text(), BROKEN, FIXED)
    add_gpu_only(project)
    (project.root / "test_ordinary.py").write_text("def test_ordinary():\n    pass\n")
    return project


def small_key(case: str) -> tuple[str, str]:
    """Return what `Ran` calls an item of the small framework."""
    return (case, f"{FRAME}:plain:cpu")


def fill_small(project: OutsideProject) -> OutsideProject:
    """Add three cases of the small framework: one as expected, two that changed."""
    drifted = RAISES.replace("documented", "other")
    project.add_case("frame/as-expected", raising_case(), RAISES, SMALL_FIXED)
    project.add_case("frame/drifted", raising_case(expect=ANYWHERE), drifted, SMALL_FIXED)
    project.add_case("frame/fix-fails", raising_case(), RAISES, FIX_FAILS)
    (project.root / "test_ordinary.py").write_text("def test_ordinary():\n    pass\n")
    return project


@pytest.fixture
def small(framed: OutsideProject) -> OutsideProject:
    """Return a project with these three cases."""
    return fill_small(framed)


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory, framed_home: OutsideProject) -> OutsideProject:
    """Return a project with a case for every way in which a trial that runs can end."""
    root = tmp_path_factory.mktemp("full")
    (root / "cases").mkdir()
    (root / "pyproject.toml").write_text("")
    full = fill_small(borrow(OutsideProject(root=root), framed_home))
    full.add_case("frame/healed", raising_case(), HEALED, SMALL_FIXED)
    return full


@pytest.fixture(scope="module")
def measured(full: OutsideProject) -> Ran:
    """Return what the first run of that project said."""
    return run_pytest(full, "-ra")


@pytest.mark.integration
def test_each_trial_is_an_item_beside_the_ordinary_tests(measured: Ran) -> None:
    assert measured.code == 1, measured.said
    assert measured.outcomes == {
        small_key("frame/as-expected"): "passed",
        small_key("frame/drifted"): "failure",
        small_key("frame/fix-fails"): "failure",
        small_key("frame/healed"): "failure",
        ("test_ordinary", "test_ordinary"): "passed",
    }


@pytest.mark.integration
def test_a_change_shows_what_was_documented_beside_what_happened(measured: Ran) -> None:
    words = measured.words[small_key("frame/drifted")]
    assert words.startswith("documented: reproduces, now: drifted")
    assert "documented: the [-documented-] failure" in words
    assert "now: the {+other+} failure" in words
    assert f"pytest cases/frame/drifted/case.toml::{FRAME}:plain:cpu --errata-force" in words
    assert "now: passes" in measured.words[small_key("frame/healed")]


@pytest.mark.integration
def test_a_fix_that_fails_shows_the_error_of_the_fixed_script(measured: Ran) -> None:
    assert "now: fix-fails" in measured.words[small_key("frame/fix-fails")]
    assert "result = errata_frame.nothing" in measured.words[small_key("frame/fix-fails")]
    assert "Captured fixed.py call" in measured.said


@pytest.mark.integration
def test_a_failure_shows_no_code_of_ours(measured: Ran) -> None:
    assert "harness/errata" not in measured.finished.out
    assert "site-packages/pluggy" not in measured.said


@pytest.mark.integration
def test_a_missing_device_is_skipped_in_the_words_of_the_probe(project: OutsideProject) -> None:
    """With a real framework; the GPU's driver is hidden from it."""
    project.add_case("torch/as-expected", case_text(), BROKEN, FIXED)
    add_gpu_only(project)
    project.variables["CUDA_VISIBLE_DEVICES"] = ""
    done = run_pytest(project, "-ra", "--errata-backend", "cpu", "--errata-backend", "gpu")
    assert done.outcomes == {
        key("torch/as-expected"): "passed",
        key("torch/gpu-only", "gpu"): "skipped",
    }
    assert "gpu" in done.words[key("torch/gpu-only", "gpu")].lower()
    assert "SKIPPED [1] cases/torch/gpu-only/case.toml" in done.said


@pytest.mark.integration
def test_the_same_command_again_runs_nothing_and_says_the_same(
    full: OutsideProject, measured: Ran
) -> None:
    again = run_pytest(full)
    assert again.outcomes == measured.outcomes
    assert "cells run: 0, reused: 14" in again.said
    of_errata = full.errata("run", "--env", FRAME)
    assert "0 cells run, 14 reused" in of_errata.out, of_errata.said


@pytest.mark.integration
def test_only_what_was_selected_is_measured_and_news_is_confirmed(small: OutsideProject) -> None:
    one = run_pytest(small, "-k", "frame and drifted")
    assert one.outcomes == {small_key("frame/drifted"): "failure"}
    assert "cells run: 4, reused: 0" in one.said
    last_failed = run_pytest(small, "--lf")
    assert last_failed.outcomes == one.outcomes
    assert "cells run: 0, reused: 4" in last_failed.said
    forced = run_pytest(
        small, "cases/frame/drifted/case.toml::frame-2.0:plain:cpu", "--errata-force"
    )
    assert forced.outcomes == one.outcomes
    assert "cells run: 4, reused: 0" in forced.said


@pytest.mark.integration
def test_the_first_failure_can_end_the_session_and_the_rest_can_follow(
    small: OutsideProject,
) -> None:
    small.add_case("frame/zzz", raising_case(), RAISES + "\n", SLEEPS)
    first = run_pytest(small, "cases", "-x", code=1)
    assert first.outcomes == {
        small_key("frame/as-expected"): "passed",
        small_key("frame/drifted"): "failure",
    }
    shutil.rmtree(small.cases / "frame/zzz")
    rest = run_pytest(small, "cases", "--maxfail=2")
    assert list(rest.outcomes.values()) == ["passed", "failure", "failure"], rest.said


@pytest.mark.integration
def test_an_accepted_record_turns_new_into_as_expected_and_later_changes_fail(
    framed: OutsideProject,
) -> None:
    folder = framed.add_case("frame/one", raising_case(expect=ANYWHERE), RAISES, SMALL_FIXED)
    assert "errata: 1 new;" in run_pytest(framed, "cases").said
    assert framed.errata("accept", "--yes").code == 0
    assert "errata: 1 as expected;" in run_pytest(framed, "cases").said
    (folder / "case.toml").write_text(
        raising_case(expect=ANYWHERE | {"message": "another message"})
    )
    changed = run_pytest(framed, "cases")
    assert "recorded: reproduces, now: drifted" in changed.words[small_key("frame/one")]


@pytest.mark.integration
def test_both_isolations_agree_under_pytest(framed: OutsideProject) -> None:
    framed.add_case("frame/one", raising_case(), RAISES, SMALL_FIXED)
    done = run_pytest(framed, "cases", "--errata-isolation", "both", code=0)
    assert "cells run: 4" in done.said


@pytest.mark.integration
def test_an_interpreter_that_has_the_framework_serves(framed: OutsideProject) -> None:
    framed.add_case("frame/one", raising_case(), RAISES, SMALL_FIXED)
    done = run_pytest(framed, "cases", "--errata-python", str(framed.python_of(FRAME)))
    assert done.outcomes == {("frame/one", f"{FRAME}-external:plain:cpu"): "passed"}


@pytest.mark.integration
def test_an_interpreter_without_the_framework_is_refused(framed: OutsideProject) -> None:
    framed.add_case("frame/one", raising_case(), RAISES, SMALL_FIXED)
    done = run_pytest(framed, "cases", "--errata-python", sys.executable)
    assert done.code == pytest.ExitCode.USAGE_ERROR, done.said
    assert "import errata_frame" in done.finished.err


@pytest.mark.integration
def test_an_environment_that_cannot_be_built_is_an_error_in_the_resolvers_words(
    project: OutsideProject,
) -> None:
    project.add_case("torch/one", case_text(), BROKEN, FIXED)
    home = project.root / "home"
    project.variables.update(
        ERRATA_HOME=str(home), UV_CACHE_DIR=str(project.root / "uv"), UV_OFFLINE="1"
    )
    done = run_pytest(project, "cases", code=1)
    assert done.outcomes == {key("torch/one"): "error"}
    assert "env-failed" in done.words[key("torch/one")]
    assert "  | " in done.words[key("torch/one")]
    assert "harness/errata" not in done.finished.out


@pytest.mark.integration
def test_ctrl_c_ends_everything_and_keeps_what_finished(framed: OutsideProject) -> None:
    framed.add_case("frame/one", raising_case(), RAISES, SMALL_FIXED)
    crashes = raising_case(expect={"outcome": "crashed", "signal": "SIGSEGV"})
    framed.add_case("frame/sleeps", crashes, SLEEPS, f"{SMALL_FIXED}\nprint(result)\n")
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", "cases"],
        cwd=framed.root,
        env=variables(framed),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert eventually(lambda: len(framed.stored()) >= 3)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    assert process.returncode == pytest.ExitCode.INTERRUPTED, out
    assert "1 passed" in out
    assert "interrupted" in framed.errata("runs").out
    again = run_pytest(framed, "cases", "-k", "one")
    assert "cells run: 0, reused: 2" in again.said


# What follows collects only: it needs no environment, and so runs with the unit tests.


def collected(project: OutsideProject, *arguments: str, fresh: bool = False) -> list[str]:
    """List the node ids that pytest collects."""
    done = run_pytest(project, "--collect-only", "-q", *arguments, fresh=fresh)
    assert done.code in (0, pytest.ExitCode.NO_TESTS_COLLECTED), done.said
    return [line for line in done.finished.out.splitlines() if "::" in line]


def test_collecting_builds_and_stores_nothing(project: OutsideProject) -> None:
    fill(project)
    project.variables["ERRATA_HOME"] = str(project.root / "home")
    assert collected(project, "cases") == [
        node_id(f"torch/{name}") for name in ("as-expected", "drifted", "fix-fails", "healed")
    ]
    assert not (project.root / "home").exists()
    assert not (project.root / ".errata").exists()


def test_a_case_can_be_named_by_folder_file_and_node_id(project: OutsideProject) -> None:
    fill(project)
    for name in ("cases/torch/healed", "cases/torch/healed/case.toml", node_id("torch/healed")):
        assert collected(project, name) == [node_id("torch/healed")]
    older = node_id("torch/healed", OLDER_TORCH)  # without further options
    assert collected(project, older) == [older]


def test_environments_are_chosen_in_the_words_of_errata_run(project: OutsideProject) -> None:
    project.add_case("torch/one", case_text(), BROKEN, FIXED)
    both = collected(project, "cases", "--errata-env", "torch==2.5.1", "--errata-env", "default")
    assert both == [node_id("torch/one", OLDER_TORCH), node_id("torch/one")]
    every = collected(project, "cases", "--errata-env", "all")
    assert set(both) < set(every)
    assert collected(project, "cases", "--errata-mode", "compile") == []


def test_markers_and_keywords_select_by_place_area_and_framework(project: OutsideProject) -> None:
    fill(project)
    strict = ("--strict-markers", "--strict-config")
    assert len(collected(project, "-m", "errata", *strict)) == 4
    assert collected(project, "-m", "errata(case='torch/healed')", *strict) == [
        node_id("torch/healed")
    ]
    assert len(collected(project, "-k", "exception and torch and tests")) == 4


def test_scripts_are_never_imported_as_tests(project: OutsideProject) -> None:
    fill(project)
    (project.cases / "torch/healed/test_helper.py").write_text("raise SystemExit\n")
    found = collected(project, "cases", "-o", "python_files=*.py")
    assert len(found) == 4


def test_every_problem_of_an_invalid_case_is_a_collection_error(project: OutsideProject) -> None:
    fill(project)
    folder = project.cases / "torch/healed"
    (folder / "case.toml").write_text(case_text().replace("kind", "kinf").replace(">=2.0", ">>2"))
    (folder / "fixed.py").unlink()
    done = run_pytest(project, "cases", code=pytest.ExitCode.INTERRUPTED)
    assert "ERROR collecting cases/torch/healed/case.toml" in done.said
    assert "fixed.py is missing" in done.said
    assert "case.toml:2: [kinf] unknown key (did you mean 'kind'?)" in done.said
    assert "'>>2' is not a PEP 440 specifier" in done.said
    assert "Traceback" not in done.said


def test_a_case_that_lost_its_file_is_an_error_only_beside_other_cases(
    project: OutsideProject,
) -> None:
    lost = project.add_case("torch/lost", case_text(), BROKEN, FIXED) / "case.toml"
    lost.unlink()
    assert collected(project, "cases") == []
    project.add_case("torch/whole", case_text(), BROKEN, FIXED)
    done = run_pytest(project, "cases", code=pytest.ExitCode.INTERRUPTED)
    assert "case.toml is missing" in done.said


def test_two_cases_with_one_id_are_an_error(project: OutsideProject) -> None:
    project.add_case("torch/one", case_text(), BROKEN, FIXED)
    shutil.copytree(project.cases, project.root / "more" / "cases")
    done = run_pytest(project, "cases", "more", code=pytest.ExitCode.INTERRUPTED)
    assert "'torch/one' is already taken by" in done.said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--errata-env", "torhc-2.15.0"), "did you mean 'torch-2.15.0'?"),
        (("--errata-backend", "gpuu"), "did you mean 'gpu'?"),
        (("--errata-mode", "eagre"), "did you mean 'eager'?"),
        (("--errata-isolation", "some"), "invalid choice: 'some'"),
    ],
)
def test_a_wrong_option_is_said_once_with_a_guess(
    project: OutsideProject, arguments: tuple[str, ...], words: str
) -> None:
    fill(project)
    done = run_pytest(project, "cases", *arguments, code=pytest.ExitCode.USAGE_ERROR)
    assert done.finished.err.count(words) == 1
    assert "Traceback" not in done.said


def test_what_no_release_suits_is_said(project: OutsideProject) -> None:
    fill(project)
    done = run_pytest(project, "cases", "--collect-only")
    assert "errata: left out: torch/gpu-only: runs only on gpu" in done.said


def test_a_named_corpus_decides_the_id(project: OutsideProject) -> None:
    project.add_case("torch/one", case_text(), BROKEN, FIXED)
    project.cases.rename(project.root / "failures")
    marked = ("-m", "errata(case='torch/one')", "-o", "errata_corpus=failures")
    assert len(collected(project, "failures/torch/one", *marked)) == 1
    assert len(collected(project, "failures/torch/one", *marked[:2])) == 0
    assert len(collected(project, "failures", *marked[:2])) == 1


def test_without_cases_nothing_else_of_errata_is_loaded(project: OutsideProject) -> None:
    (project.root / "test_ordinary.py").write_text(
        "import sys\n\n\n"
        "def test_ordinary():\n"
        "    ours = {name for name in sys.modules if name.partition('.')[0] == 'errata'}\n"
        "    assert all('errata.commands.pytest.plugin.'.startswith(f'{name}.') for name in ours)\n"
        "    assert not sys.modules.keys() & {'packaging.specifiers', 'pydantic', 'sqlalchemy'}\n"
    )
    done = run_pytest(project, "-p", "errata", fresh=True)
    assert done.outcomes == {("test_ordinary", "test_ordinary"): "passed"}, done.said


@pytest.mark.parametrize("autoload", [True, False])
def test_a_checkout_has_the_plugin_once_installed_or_not(
    project: OutsideProject, *, autoload: bool
) -> None:
    project.add_case("torch/one", case_text(), BROKEN, FIXED)
    shutil.copy(REPOSITORY / "conftest.py", project.root)
    (project.root / "harness").symlink_to(REPOSITORY / "harness")
    (project.root / "envs").symlink_to(REPOSITORY / "envs")
    if not autoload:
        project.variables["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    found = collected(project, "cases", "--errata-env", TORCH, fresh=True)
    assert found == [node_id("torch/one")]
    assert collected(project, "cases", "-p", "no:errata", fresh=True) == []
