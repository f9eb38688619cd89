"""The command as users type it: right screens, right exit codes, nothing lost."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import stat
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from outside import BROKEN, REPOSITORY, OutsideProject, case_text, eventually
from outside import FIXED as TORCH_FIXED
from small_framework import FIXED, RAISES, borrow, raising_case

from errata.plan.corpus import find_table_folder
from errata.plan.frameworks import load_frameworks
from errata.running.devices import ask_framework

pytestmark = pytest.mark.integration

NEWEST_TORCH, FRAME = "torch-2.15.0", "frame-2.0"
SLEEPS = "import time\n\nimport errata_frame\n\ntime.sleep(300)\n"
CRASHES = {"outcome": "crashed", "signal": "SIGSEGV"}


@pytest.fixture
def small(framed: OutsideProject) -> OutsideProject:
    """Return a project with one case of the small framework that is as expected."""
    framed.add_case("frame/raises", raising_case(), RAISES, FIXED)
    return framed


@pytest.fixture
def listed(project: OutsideProject) -> OutsideProject:
    """Return a project with one torch case: of the frameworks and releases that are listed."""
    project.add_case("torch/raises", case_text(), BROKEN, TORCH_FIXED)
    return project


@pytest.fixture(scope="module")
def measured(
    tmp_path_factory: pytest.TempPathFactory, framed_home: OutsideProject
) -> OutsideProject:
    """Return the small project after one run; tests change copies of it."""
    project = borrow(OutsideProject(root=tmp_path_factory.mktemp("measured")), framed_home)
    (project.root / "pyproject.toml").write_text("")
    project.add_case("frame/raises", raising_case(), RAISES, FIXED)
    done = project.errata("run", "--env", FRAME, "--json", "first.json", code=0)
    assert "reproduces" in done.out
    assert "2 cells run, 0 reused" in done.out
    return project


@pytest.fixture
def ran(measured: OutsideProject, tmp_path: Path) -> OutsideProject:
    """Return a copy of a project that has been run once."""
    return replace(measured, root=shutil.copytree(measured.root, tmp_path, dirs_exist_ok=True))


def stored_runs(project: OutsideProject) -> str:
    """Return what the command says of the stored runs."""
    return project.errata("runs").out


def test_a_second_run_runs_nothing_and_reports_the_same(ran: OutsideProject) -> None:
    second = ran.errata("run", "--env", FRAME, "--json", "second.json", code=0)
    assert "0 cells run, 2 reused" in second.out
    files = ("first.json", "second.json")
    trials = [json.loads((ran.root / name).read_text())["trials"] for name in files]
    assert trials[0] == trials[1]


def test_an_edited_script_runs_again_and_the_other_does_not(ran: OutsideProject) -> None:
    (ran.cases / "frame/raises/fixed.py").write_text(FIXED + "\nprint(result)\n")
    again = ran.errata("run", "--env", FRAME)
    assert "1 cell run, 1 reused" in again.out


def test_accepting_makes_a_run_quiet_and_a_later_drift_loud(ran: OutsideProject) -> None:
    (ran.cases / "frame/raises/case.toml").write_text(
        raising_case(
            expect={"outcome": "raised", "type": "ValueError", "message": "the documented …"}
        )
    )
    ran.errata("run", "--env", FRAME)
    ran.errata("accept", "--yes", code=0)
    assert (ran.root / "reports/observed/frame/raises.json").is_file()
    quiet = ran.errata("run", "--env", FRAME, code=0)
    assert "1 as expected" in quiet.out
    unchanged = ran.errata("accept", "--yes")
    assert "0 trials recorded, 1 unchanged" in unchanged.out


def test_a_script_that_differs_between_runs_is_flaky(small: OutsideProject) -> None:
    small.variables["ERRATA_SANDBOX"] = "off"  # in it, nothing would tell the runs apart
    counter = small.root / "count"
    flips = (
        "import os\n\nimport errata_frame\n\n"
        f"path = {str(counter)!r}\n"
        "seen = os.path.exists(path)\n"
        "open(path, 'w').close()\n"
        'if seen:\n    raise ValueError("the documented failure")\n'
    )
    (small.cases / "frame/raises/broken.py").write_text(flips)
    done = small.errata("run", "--env", FRAME, code=1)
    assert "flaky" in done.out
    again = small.errata("run", "--env", FRAME, code=0)
    assert "1 cell run, 1 reused" in again.out


def test_a_timeout_that_is_not_documented_is_tried_again(small: OutsideProject) -> None:
    small.variables["ERRATA_SANDBOX"] = "off"
    busy = small.root / "busy"
    busy.touch()
    waits = f"import os\nimport time\n\nif os.path.exists({str(busy)!r}):\n    time.sleep(300)\n"
    folder = small.cases / "frame/raises"
    (folder / "broken.py").write_text(RAISES.replace("\n\n", f"\n\n{waits}", 1))
    (folder / "case.toml").write_text(raising_case(requires="timeout = 2"))
    first = small.errata("run", "--env", FRAME, code=1)
    assert "timed-out" in first.out
    busy.unlink()
    again = small.errata("run", "--env", FRAME, code=0)
    assert "1 cell run, 1 reused" in again.out
    assert "timed" not in small.errata("history", "frame/raises").out


def test_a_documented_hang_takes_a_small_part_of_its_timeout(small: OutsideProject) -> None:
    hangs = raising_case(expect={"outcome": "timed-out"}, requires="timeout = 300")
    small.add_case("frame/sleeps", hangs, SLEEPS, FIXED)
    started = time.monotonic()
    small.errata("run", "frame/sleeps", "--env", FRAME, code=0)
    with (small.cases / "frame/sleeps/broken.py").open("a") as file:
        file.write("# edited\n")
    again = small.errata("run", "frame/sleeps", "--env", FRAME, code=0)
    assert "1 cell run, 1 reused" in again.out, "what the fix takes was known"
    assert time.monotonic() - started < 150


def test_a_missing_device_is_unavailable_in_its_own_words(project: OutsideProject) -> None:
    if Path("/dev/nvidiactl").exists():
        pytest.skip("this machine has a GPU")
    reads = '\nimport os\n\nDEVICE = os.environ.get("ERRATA_DEVICE", "cpu")\n'
    text = case_text(requires='backends = ["cpu", "gpu"]')
    project.add_case(
        "torch/device",
        text,
        BROKEN.replace("\n\n", reads, 1),
        TORCH_FIXED.replace("\n\n", reads, 1),
    )
    done = project.errata("run", "--env", NEWEST_TORCH, "--backend", "gpu", code=3)
    assert "no GPU driver" in done.out
    mixed = project.errata("run", "--env", NEWEST_TORCH, "--backend", "gpu", "--backend", "cpu")
    assert mixed.code == 0, mixed.said
    assert "1 unavailable" in mixed.out


def test_every_problem_is_reported_at_once_with_place_and_guess(small: OutsideProject) -> None:
    small.add_case("frame/one", raising_case().replace("title", "titel"), RAISES, FIXED)
    small.add_case("frame/two", "kind = [", RAISES, FIXED)
    (small.add_case("frame/three", raising_case(), RAISES, FIXED) / "fixed.py").unlink()
    small.add_case("frame/four", raising_case(releases="frame >>2"), RAISES, FIXED)
    done = small.errata("run", "--env", FRAME, code=2)
    assert re.search(r"one/case.toml:1: \[titel\] unknown key \(did you mean 'title'\?\)", done.err)
    assert "two/case.toml:1:" in done.err
    assert "fixed.py is missing" in done.err
    assert "'>>2' is not a PEP 440 specifier" in done.err
    assert "cells run" not in done.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--env", "torch-two"], "did you mean 'torch'?"),
        (["--env", "torch==2.x"], "2.15.0"),
        (["--env", "torch>=99", "--env", "torch-2.15.0"], ">=99"),
        (["--env", "tensorflow==2"], "known: mindspore, paddle, torch"),
        (["--env", "torch-9*"], "no listed environment matches"),
        (["torch/rases"], "did you mean 'torch/raises'?"),
        (["--mode", "graf"], "did you mean 'graph'?"),
        (["--backend", "cuda"], "known: ascend, cpu, gpu"),
        (["--corpus", "nowhere"], "there is no folder"),
        (["--junit", "no/such/place.xml"], "there is no folder"),
        (["--json", "cases"], "it is a folder"),
        (["--python", "/no/such/python"], "python"),
    ],
)
def test_wrong_usage_gives_one_message_and_code_2(
    listed: OutsideProject, arguments: list[str], words: str
) -> None:
    done = listed.errata("run", *arguments, code=2)
    assert words in done.err


def test_no_interpreter_names_what_to_install(listed: OutsideProject) -> None:
    (listed.root / "envs").mkdir()
    table = (REPOSITORY / "envs/torch.toml").read_text()
    (listed.root / "envs/torch.toml").write_text(
        re.sub(r'python *= *"3\.\d+"', 'python = "3.99"', table)
    )
    done = listed.errata("run", "--env", NEWEST_TORCH, code=3)
    assert "3.99" in done.said
    assert "Traceback" not in done.err


def test_no_network_keeps_the_resolvers_words(listed: OutsideProject) -> None:
    listed.variables.update(
        ERRATA_HOME=str(listed.root / "home"), UV_CACHE_DIR=str(listed.root / "uv"), UV_OFFLINE="1"
    )
    done = listed.errata("run", "--env", NEWEST_TORCH, code=3)
    assert "env-failed" in done.said or "infra" in done.said
    assert re.search(r"offline|network|cache", done.said, re.IGNORECASE)
    assert "Traceback" not in done.err
    left = list((listed.root / "home").rglob("bin/python*"))
    assert left == []


def test_a_store_that_is_no_database_is_refused_before_any_work(small: OutsideProject) -> None:
    broken = small.root / "broken.sqlite"
    broken.write_bytes(b"this is not a database, whatever its name says" * 100)
    small.variables["ERRATA_DB"] = str(broken)
    done = small.errata("run", "--env", FRAME, code=3)
    assert "broken.sqlite" in done.err
    assert "Traceback" not in done.err


def test_ctrl_c_ends_everything_and_keeps_what_finished(small: OutsideProject) -> None:
    small.add_case("frame/sleeps", raising_case(expect=CRASHES), SLEEPS, FIXED)
    process = small.start("run", "--env", FRAME, "-j", "2")
    assert eventually(lambda: len(small.stored()) >= 3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, out + err
    assert "Traceback" not in err
    again = small.errata("run", "frame/raises", "--env", FRAME, code=0)
    assert "0 cells run, 2 reused" in again.out
    assert not _processes_with(str(small.root))


def test_a_killed_harness_leaves_no_process_and_loses_nothing(small: OutsideProject) -> None:
    small.add_case("frame/sleeps", raising_case(expect=CRASHES), SLEEPS, FIXED)
    process = small.start("run", "--env", FRAME, "-j", "2")
    assert eventually(lambda: len(small.stored()) >= 3)
    process.kill()
    process.communicate(timeout=60)
    assert eventually(lambda: not _processes_with(str(small.root)), 20)
    again = small.errata("run", "frame/raises", "--env", FRAME)
    assert "0 cells run, 2 reused" in again.out


def test_ctrl_c_while_an_environment_is_built_leaves_nothing_half_built(
    project: OutsideProject,
) -> None:
    project.add_case(
        "paddle/raises",
        case_text(releases="paddle >=2.6"),
        BROKEN.replace("torch", "paddle"),
        TORCH_FIXED.replace("torch", "paddle").replace("ones(2)", "ones([2])"),
    )
    home = project.root / "home"
    project.variables["ERRATA_HOME"] = str(home)
    process = project.start("run", "--env", "paddle-2.6.2")
    assert eventually(lambda: list(home.glob("envs/paddle-2.6.2-*/bin")))
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, out + err
    assert "Traceback" not in err
    assert not list(home.glob("envs/*/bin/python"))
    assert not _processes_with(str(project.root))
    done = project.errata("run", "--env", "paddle-2.6.2", code=0)
    assert "built in" in done.err


def _processes_with(text: str) -> list[int]:
    """List processes that have `text` in their command line or working directory."""
    found = []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit() or int(folder.name) == os.getpid():
            continue
        try:
            words = (folder / "cmdline").read_bytes().decode(errors="replace")
            where = str((folder / "cwd").readlink())
        except OSError:
            continue
        if text in words or where.startswith(text):
            found.append(int(folder.name))
    return found


def test_results_travel_between_machines(ran: OutsideProject, tmp_path: Path) -> None:
    ran.errata("export", "run.jsonl", code=0)
    there = borrow(OutsideProject(root=tmp_path / "there"), ran)
    there.cases.mkdir()
    (there.root / "pyproject.toml").write_text("")
    there.add_case("frame/raises", raising_case(), RAISES, FIXED)
    (there.root / "run.jsonl").write_bytes((ran.root / "run.jsonl").read_bytes())
    imported = there.errata("import", "run.jsonl", code=0)
    assert "2 new results" in imported.out
    assert "imported" in stored_runs(there)
    there.errata("accept", "--run", "1", "--yes", code=0)
    assert (there.root / "reports/observed/frame/raises.json").is_file()


def test_an_interpreter_that_has_the_framework_serves(small: OutsideProject) -> None:
    done = small.errata("run", "--python", str(small.python_of(FRAME)), code=0)
    assert "reproduces" in done.out


def test_an_interpreter_without_a_package_of_a_case_is_no_news(project: OutsideProject) -> None:
    project.add_case("torch/raises", case_text(), BROKEN, TORCH_FIXED)
    needing = case_text().replace("[requires]", '[requires]\npackages = ["errata-none-such"]', 1)
    project.add_case("torch/needs-more", needing, BROKEN, TORCH_FIXED)
    done = project.errata("run", "--python", str(project.python_of(NEWEST_TORCH)), code=0)
    assert "errata-none-such is not installed" in " ".join(done.out.split())
    assert "1 unavailable" in done.out


@pytest.mark.parametrize("module", ["torch", "paddle", "mindspore"])
def test_a_framework_is_asked_for_its_device_in_its_own_words(
    project: OutsideProject, module: str
) -> None:
    newest = {"torch": NEWEST_TORCH, "paddle": "paddle-3.3.1", "mindspore": "mindspore-2.10.0"}
    frameworks = load_frameworks(find_table_folder(REPOSITORY))
    device = frameworks[module].device("gpu")
    answer = ask_framework(project.python_of(newest[module]), module, "gpu", device)
    assert "circular import" not in answer.words
    assert answer.available or OWN_WORDS[module] in answer.words


OWN_WORDS = {
    "torch": "torch.cuda",
    "paddle": "paddle",
    "mindspore": "Unsupported device target GPU",
}


def test_an_interpreter_without_the_framework_is_refused(small: OutsideProject) -> None:
    done = small.errata("run", "--python", sys.executable, code=2)
    assert "import errata_frame" in done.err


def test_list_show_plan_and_doctor_speak(small: OutsideProject) -> None:
    assert "frame/raises" in small.errata("list").out
    shown = small.errata("show", "raises").out
    assert "It `raises`." in shown
    assert "-raise ValueError" in shown
    assert "1 trial, 2 cells" in small.errata("plan", "--env", FRAME).out
    doctor = small.errata("doctor", code=0)
    for title in ("Machine", "Interpreters", "Package index", "Devices", "Environments"):
        assert title in doctor.out


def test_output_into_a_closed_pipe_is_no_error(small: OutsideProject) -> None:
    script = f"{sys.executable} -m errata list | true; echo ${{PIPESTATUS[0]}}"
    done = small.call("bash", "-c", script)
    assert done.out.strip() == "0"
    assert "Traceback" not in done.err


def test_a_read_only_store_is_one_message(ran: OutsideProject) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may write to read-only files")
    database = ran.root / ".errata" / "errata.sqlite"
    database.chmod(stat.S_IREAD)
    done = ran.errata("run", "--env", FRAME, "--force", code=3)
    assert "Traceback" not in done.err


def test_two_cases_with_the_same_script_are_both_recorded(small: OutsideProject) -> None:
    small.add_case("frame/twin", raising_case(), RAISES, FIXED)
    done = small.errata("run", "--env", FRAME)
    assert "4 cells run" in done.out, done.said
    accepted = small.errata("accept", "--yes")
    assert "2 trials recorded" in accepted.out, accepted.said
    assert (small.root / "reports/observed/frame/twin.json").is_file()


def test_a_report_that_cannot_be_written_does_not_cost_the_screen(ran: OutsideProject) -> None:
    done = ran.errata("run", "--env", FRAME, "--json", "/dev/full", code=3)
    assert "reproduces" in done.out
    assert "cannot write '/dev/full'" in done.err
    assert "it was written to" in done.err
    assert "Traceback" not in done.err


def test_a_random_order_is_the_same_for_the_same_number(framed: OutsideProject) -> None:
    for number in range(6):
        framed.add_case(f"frame/raises-{number}", raising_case(), RAISES, FIXED)

    def order(seed: str) -> list[str]:
        run = ("run", "--env", FRAME, "--force", "--jobs", "1", "--shuffle", seed)
        framed.errata(*run, code=0)
        lines = framed.errata("export", "-").out.splitlines()
        results = [json.loads(line) for line in lines]
        cells = [(one["measured"], one["cell"]) for one in results if "cell" in one]
        return [cell for _, cell in sorted(cells)]

    first = order("5")
    assert len(first) == 12
    assert order("5") == first
    assert order("6") != first
