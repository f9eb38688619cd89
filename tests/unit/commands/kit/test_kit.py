"""A kit runs cases where there is no Errata, and its results are judged where there is."""

from __future__ import annotations

import json
import os
import runpy
import signal
import subprocess
import sys
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest
from bundles import fake_torch
from factories import REPOSITORY, check_corpora
from hypothesis import given
from hypothesis import strategies as st
from outside import OutsideProject, case_text, eventually, run_program
from packaging.specifiers import SpecifierSet

from errata.commands.kit.kit_program import suits, versions_of_machine
from errata.plan.frameworks import load_frameworks
from errata.text.chained import BrokenChain, read_sealed, seal


def add_case(
    project: OutsideProject,
    name: str,
    *,
    broken: str = "",
    bounds: str = ">=2.0",
    packages: str = "[]",
    backends: str = '["cpu"]',
) -> None:
    folder = project.root / "cases" / "torch" / name
    folder.mkdir(parents=True)
    toml = case_text(
        releases=f"torch {bounds}",
        requires=f"packages = {packages}\nbackends = {backends}\ntimeout = 2",
        expect={"outcome": "raised", "type": "ValueError", "message": f"no {name}"},
    )
    (folder / "case.toml").write_text(toml)
    head = "import os\nimport torch\n\nDEVICE = os.environ.get('ERRATA_DEVICE', 'cpu')\n"
    (folder / "broken.py").write_text(broken or f"{head}raise ValueError('no {name}')\n")
    (folder / "fixed.py").write_text(head)


def made_project(root: Path) -> OutsideProject:
    """Make a project with three cases, and a framework of a few lines that can run them."""
    root.mkdir(exist_ok=True)
    (root / "pyproject.toml").write_text("")
    variables = fake_torch(root.parent / "fake")
    made = OutsideProject(root=root, variables={"PYTHONPATH": variables["PYTHONPATH"]})
    for name in ("one", "three", "two"):
        add_case(made, name)
    return made


@pytest.fixture
def project(tmp_path: Path) -> OutsideProject:
    """Return a project of the test's own."""
    return made_project(tmp_path / "project")


def make(project: OutsideProject, *arguments: str, backend: str = "cpu") -> str:
    done = project.errata("kit", "--only-own", "--backend", backend, *arguments, code=0)
    return done.out


def run(
    project: OutsideProject,
    *arguments: str,
    code: int = 0,
    python: str = sys.executable,
    **variables: str,
) -> str:
    """Run the kit as on another machine: Errata cannot be imported there."""
    own = {"PATH": os.environ["PATH"], **project.variables, **variables}
    words = (python, "-S", "kit.pyz", *arguments)
    return run_program(*words, cwd=project.root, variables=own, code=code).said


def lines_of(project: OutsideProject) -> list[str]:
    return (project.root / "results.jsonl").read_text().splitlines(keepends=True)


def imported(project: OutsideProject, code: int = 0) -> str:
    return project.errata("import", "results.jsonl", "--corpus", "cases", code=code).said


def test_a_kit_runs_elsewhere_and_its_results_are_judged_and_recorded_here(
    project: OutsideProject,
) -> None:
    said = make(project)
    assert "3 for cpu, 6 scripts" in said
    there = run(project)
    assert "3/3  torch/two (eager): broken ValueError, fixed passed" in there
    assert "results.jsonl has 6 results" in there
    said = imported(project)
    assert "run 1: 6 new results of 6" in said
    assert "3 trials: 3 reproduces" in said
    assert "known already, 0 new results of 6" in imported(project)
    report = project.errata("report", "1")
    assert "3 trials: 3 new" in report.out, report.said
    project.errata("accept", "--run", "1", "--yes", code=0)
    record = json.loads((project.root / "reports/observed/torch/one.json").read_text())
    (trial,) = record["trials"].items()
    assert trial[0] == "torch-2.15.0-external:eager:cpu"
    assert (trial[1]["verdict"], trial[1]["build"]) == ("reproduces", "2.15.0")
    assert "machine" not in trial[1]
    assert next(iter(record["signatures"].values()))["at"] == "raise ValueError('no one')"


def test_what_a_case_claims_runs_there_too(project: OutsideProject) -> None:
    add_case(project, "older")
    toml = project.root / "cases" / "torch" / "older" / "case.toml"
    toml.write_text(toml.read_text().replace("[[expect]]", '[[expect]]\nreleases = "<2.9"'))
    for case, name, bound in (
        *(("one", "always", ""), ("one", "bounded", "# releases: <2.9\n")),
        *(("one", "false", ""), ("older", "nothing-here", "")),
    ):
        claim = project.root / "cases" / "torch" / case / "claims" / f"{name}.py"
        claim.parent.mkdir(exist_ok=True)
        claim.write_text(f'{bound}"""It is so."""\n\nimport torch\n\nassert "{name}" != "false"\n')
    assert "2 for cpu, 8 scripts" in make(project, "--claims", "torch/one", "torch/older")
    there = run(project)
    assert "torch/one/claims/always (eager): passed" in there
    said = imported(project)
    assert "4 trials: 2 reproduces, 1 holds, 1 claim no longer holds" in said
    assert "not run there: torch/one/claims/bounded: needs torch <2.9" in said
    project.errata("accept", "--run", "1", "--yes", code=0)
    named = "torch/one/claims/always"
    record = (project.root / f"reports/observed/{named}.json").read_text()
    assert "torch-2.15.0-external:eager:cpu" in record
    said = project.errata("kit", "--only-own", "--backend", "gpu", named, code=2).said
    assert "nothing to put into a kit (1 case: they do not run on gpu)" in said


def test_the_same_kit_is_the_same_file_to_the_byte(project: OutsideProject) -> None:
    make(project)
    first = (project.root / "kit.pyz").read_bytes()
    for path in project.root.rglob("*.py"):
        os.utime(path, (1, 1))
    project.variables["TZ"] = "Asia/Kathmandu"
    make(project)
    assert (project.root / "kit.pyz").read_bytes() == first


def test_a_kit_that_was_killed_goes_on_where_it_was(project: OutsideProject) -> None:
    hangs = "import time, torch\nopen(r'{0}', 'a').close()\ntime.sleep(60)\n"
    mark = project.root / "began"
    folder = project.variables["TMPDIR"] = str(project.root / "tmp")
    Path(folder).mkdir()
    add_case(project, "until", broken=hangs.format(mark))
    make(project)
    process = subprocess.Popen(
        [sys.executable, "kit.pyz"],
        cwd=project.root,
        env={"PATH": os.environ["PATH"], **project.variables},
        stdout=subprocess.DEVNULL,
    )
    assert eventually(mark.exists, 60)
    process.send_signal(signal.SIGKILL)
    process.wait()
    left = [path for path in Path(folder).iterdir() if path.name.startswith("errata-kit-")]
    assert len(left) == 1
    before = lines_of(project)
    assert len(before) == 2 + 6, "a header, an environment, and three cases"
    said = imported(project, code=2)
    assert "results.jsonl:8: is the last, but no end" in said
    assert "python kit.pyz" in said
    with (project.root / "results.jsonl").open("a") as file:
        file.write('{"case":"torch/until","con')  # the machine was switched off
    said = run(project)
    assert "line 9 of results.jsonl is cut short, and is measured again" in said
    assert list(Path(folder).iterdir()) == [], "nor is anything left behind"
    assert "torch/one" not in said, "what has a result does not run again"
    assert "torch/until (eager): broken timed out, fixed passed" in said
    assert lines_of(project)[:8] == before
    said = run(project)
    assert "has 8 results" in said, "a finished one has nothing to do"
    said = imported(project)
    assert "torch/until@torch-2.15.0-external:eager:cpu masked (documented: reproduces)" in said


def test_results_can_be_closed_before_the_end(project: OutsideProject) -> None:
    make(project)
    run(project, "--finish", code=2)
    run(project)
    (project.root / "results.jsonl").write_text("".join(lines_of(project)[:4]))
    assert "has 2 results" in run(project, "--finish")
    said = imported(project)
    assert "2 new results of 2" in said
    assert "closed before the kit had run everything" in said


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda lines: [*lines[:3], lines[3].replace("fixed", "fiexd", 1), *lines[4:]], ":4: was"),
        (lambda lines: [*lines[:3], *lines[4:]], ":4: was edited, or a line before it is missing"),
        (lambda lines: [lines[0], lines[2], lines[1], *lines[3:]], ":2: was edited"),
        (lambda lines: [*lines[:3], lines[3][:50] + "\n", *lines[4:]], ":4: is damaged"),
        (lambda lines: [*lines[:-1], lines[-1][:-9]], ":9: is cut short"),
        (lambda lines: lines[:-1], ":8: is the last, but no end"),
        (lambda lines: [*lines, "{}\n"], ":10: is cut short"),
    ],
)
def test_a_damaged_shortened_or_edited_file_is_refused_with_the_line(
    project: OutsideProject, finished: list[str], edit: object, words: str
) -> None:
    assert callable(edit)
    (project.root / "results.jsonl").write_text("".join(edit(finished)))
    assert f"results.jsonl{words}" in imported(project, code=2)
    assert project.errata("runs").out.startswith("no run is stored")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Return the lines of a kit that has run."""
    made = made_project(tmp_path_factory.mktemp("finished") / "project")
    make(made)
    run(made)
    return lines_of(made)


def test_a_line_that_says_what_no_kit_says_is_refused(
    project: OutsideProject, finished: list[str]
) -> None:
    values, _ = read_sealed(finished)
    for change in (
        {"reply": 7},
        {"environment": "torch-1"},
        {"script": "other"},
        {"measured": "now"},
    ):
        forged, last = [], ""
        for number, value in enumerate(values):
            line, last = seal({**value, **(change if number == 3 else {})}, last)
            forged.append(line)
        (project.root / "results.jsonl").write_text("".join(forged))
        assert "results.jsonl:4: " in imported(project, code=2)


def test_results_of_an_edited_case_are_said_to_be_of_the_old_text(project: OutsideProject) -> None:
    make(project)
    run(project)
    script = project.root / "cases" / "torch" / "two" / "broken.py"
    script.write_text(script.read_text() + "# edited\n")
    (project.root / "cases" / "torch" / "three").rename(project.root / "cases" / "torch" / "gone")
    said = imported(project)
    assert "1 trial: 1 reproduces" in said
    assert "of the old text, edited since the kit was made, so not judged: torch/two" in said
    assert "of cases that are not here: torch/three" in said
    done = project.errata("accept", "--run", "1", "--dry-run", "--corpus", "cases")
    assert "1 trial would be recorded" in done.out, done.said


def test_what_cannot_run_there_is_left_out_with_the_reason(project: OutsideProject) -> None:
    add_case(project, "newer", bounds="<2.10,>=2.8")
    add_case(project, "library", packages='["timm >=1.0"]')
    said = make(project)
    assert "timm" in said
    there = run(project)
    assert "left out 1 case: needs torch <2.10,>=2.8" in there
    assert "left out 1 case: timm is not installed" in there
    assert "not run there: torch/newer: needs torch <2.10,>=2.8" in imported(project)


def test_without_the_framework_nothing_is_written(project: OutsideProject) -> None:
    make(project)
    said = run(project, PYTHONPATH="", code=3)
    assert "cannot import torch: ModuleNotFoundError" in said
    assert "could not run: no case of this kit can run here" in said
    assert not (project.root / "results.jsonl").exists()


def test_another_release_does_not_go_on_with_the_results(project: OutsideProject) -> None:
    make(project)
    run(project)
    (project.root / "results.jsonl").write_text("".join(lines_of(project)[:-1]))
    module = next(Path(project.variables["PYTHONPATH"].split(os.pathsep)[0]).glob("torch*"))
    module = module / "__init__.py" if module.is_dir() else module
    module.write_text(module.read_text().replace("2.15.0", "2.14.11"))
    said = run(project, code=2)
    assert "was begun with torch 2.15.0" in said
    assert "here is 2.14.11" in said
    (project.root / "results.jsonl").write_text("rubbish\nrubbish\n")
    assert "line 1 is damaged" in run(project, code=2)


def test_scripts_cannot_end_what_watches_them(project: OutsideProject) -> None:
    kills = "import os, signal, torch\nos.kill(os.getppid(), signal.SIGKILL)\n"
    add_case(project, "assassin", broken=kills)
    make(project)
    run(project)
    said = imported(project)
    assert "8 new results of 8" in said
    assert "torch/assassin@torch-2.15.0-external:eager:cpu infra" in said


def test_what_a_script_leaves_behind_ends_with_it(project: OutsideProject) -> None:
    leaves = (
        "import subprocess, sys, torch\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(77)'],"
        " start_new_session=True)\nraise ValueError('no left')\n"
    )
    add_case(project, "left", broken=leaves)
    make(project, "torch/left")
    run(project)
    assert "time.sleep(77)" not in run_program("ps", "-eo", "args").out


OLDEST = sorted(Path.home().glob(".pyenv/versions/3.8.*/bin/python"))
OLDER = sorted(Path.home().glob(".pyenv/versions/[23].[67].*/bin/python"))


@pytest.mark.parametrize("python", OLDEST or [None], ids=str)
def test_the_oldest_python_runs_a_kit(project: OutsideProject, python: Path | None) -> None:
    if python is None:
        pytest.skip("no CPython 3.8 is installed here")
    make(project)
    run(project, python=str(python))
    assert "3 trials: 3 reproduces" in imported(project)


@pytest.mark.parametrize("python", OLDER or [None], ids=str)
def test_an_older_python_is_told_what_is_needed(
    project: OutsideProject, python: Path | None
) -> None:
    if python is None:
        pytest.skip("no older Python is installed here")
    make(project)
    said = run(project, python=str(python), code=2)
    assert said.startswith("kit.pyz: needs Python 3.8 or later, and this is Python ")


def test_wrong_usage_is_said(project: OutsideProject) -> None:
    for arguments, words in (
        (("--backend", "tpu"), "there is no backend 'tpu'"),
        (("nothing", "--backend", "cpu"), "matches no case"),
        (("--backend", "cpu", "--mode", "graph", "torch"), "do not run in mode graph"),
        (("--backend", "cpu", "-o", "no/such/kit.pyz"), "there is no folder"),
    ):
        done = project.errata("kit", "--only-own", *arguments)
        assert (done.code, words in done.err) == (2, True), (arguments, done.said)
    make(project)
    run(project, "--python", "/no/such", code=3)
    with zipfile.ZipFile(project.root / "kit.pyz") as archive:
        place = archive.getinfo("cases/torch/one/broken.py").header_offset + 70
    content = bytearray((project.root / "kit.pyz").read_bytes())
    content[place] ^= 1
    (project.root / "kit.pyz").write_bytes(content)
    assert "kit.pyz: is damaged" in run(project, code=2)


# Devices: this machine has none, so what frameworks answer comes from stand-ins ----------------

TORCH_GPU = """
class cuda:
    is_available = staticmethod(lambda: {available})
    get_device_name = staticmethod(lambda index: "NVIDIA H100 80GB HBM3")
    @staticmethod
    def init():
        raise RuntimeError("Found no NVIDIA driver on your system.")
class version:
    cuda = "13.0"
"""
TORCH_NPU = """
class npu:
    is_available = staticmethod(lambda: {available})
    get_device_name = staticmethod(lambda index: "Ascend910B2")
    @staticmethod
    def init():
        raise RuntimeError("Initialize: aclInit failed")
"""


@pytest.mark.parametrize("backend", ["gpu", "ascend"])
def test_the_device_is_asked_for_and_recorded(project: OutsideProject, backend: str) -> None:
    device = {"gpu": TORCH_GPU, "ascend": TORCH_NPU}[backend]
    folder = Path(project.variables["PYTHONPATH"].split(os.pathsep)[0])
    module = next(iter([*folder.glob("torch/__init__.py"), *folder.glob("torch.py")]))
    plain = module.read_text()
    add_case(project, "device", backends='["cpu", "gpu", "ascend"]')
    assert "3 cases: they do not run on" in make(project, backend=backend)
    if backend == "ascend":
        assert "No module named 'torch_npu'" in run(project, code=3)
        (folder / "torch_npu.py").write_text("")
    module.write_text(plain + device.format(available=False))
    said = run(project, code=3)
    assert f"torch cannot use {backend}: torch.{'cuda' if backend == 'gpu' else 'npu'}" in said
    module.write_text(plain + device.format(available=True))
    said = run(project)
    assert "device NVIDIA H100" in said or "device Ascend910B2" in said
    values, _ = read_sealed(lines_of(project))
    assert {value["isolation"] for value in values if value["kind"] == "result"} == {"fresh"}
    assert "1 trial: 1 reproduces" in imported(project)
    assert project.errata("accept", "--run", "1", "--yes", "--corpus", "cases").code == 0
    record = json.loads((project.root / "reports/observed/torch/device.json").read_text())
    trial = record["trials"][f"torch-2.15.0-external:eager:{backend}"]
    wanted = {"gpu": "NVIDIA H100 80GB HBM3, CUDA 13.0", "ascend": "Ascend910B2"}
    assert trial["machine"] == wanted[backend]


def device(names: dict[str, object]) -> SimpleNamespace:
    """Return a namespace of functions that return these values, whatever they are given."""
    return SimpleNamespace(**{name: lambda *_, value=value: value for name, value in names.items()})


class OneTensor:
    """A tensor that can be added to, as MindSpore's can where its device works."""

    def __init__(self, values: list[float]) -> None:
        self.values = values

    def __add__(self, other: int) -> OneTensor:
        return self

    def asnumpy(self) -> list[float]:
        return self.values


def refuse(**settings: str) -> None:
    raise RuntimeError(f"Unsupported device target {settings['device_target']}.\nMore words")


PADDLE = device({"is_compiled_with_cuda": True, "get_all_custom_device_type": ["npu"]})
PADDLE.cuda = device({"device_count": 1, "get_device_name": "NVIDIA A100"})
NAMED = SimpleNamespace(set_context=lambda **_: None, Tensor=OneTensor)
ANSWERS = [
    ("paddle", "gpu", SimpleNamespace(device=PADDLE), (True, "NVIDIA A100")),
    ("paddle", "ascend", SimpleNamespace(device=PADDLE), (True, "custom devices: npu")),
    ("mindspore", "ascend", NAMED, (True, "Ascend answers")),
    (
        "mindspore",
        "ascend",
        SimpleNamespace(**vars(NAMED), hal=device({"get_device_name": "Ascend910B2"})),
        (True, "Ascend910B2"),
    ),
    (
        "mindspore",
        "ascend",
        SimpleNamespace(set_context=refuse),
        (False, "RuntimeError: Unsupported device target Ascend."),
    ),
]


@pytest.mark.parametrize(("module", "backend", "stand_in", "answer"), ANSWERS)
def test_every_framework_is_asked_as_its_documents_say(
    monkeypatch: pytest.MonkeyPatch,
    module: str,
    backend: str,
    stand_in: object,
    answer: tuple[bool, str],
) -> None:
    frameworks = load_frameworks(REPOSITORY / "envs")
    monkeypatch.setitem(sys.modules, module, stand_in)
    monkeypatch.setenv("ERRATA_BACKEND", backend)
    monkeypatch.setenv("ERRATA_DEVICE", frameworks[module].device(backend))
    probe = REPOSITORY / "harness/errata/running/probes" / f"ask_{module}.py"
    found = runpy.run_path(str(probe))
    assert (found["available"], found["words"]) == answer


def test_the_versions_of_driver_and_cann_are_read_where_installers_put_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import platform

    for name in ("ASCEND_TOOLKIT_HOME", "ASCEND_HOME_PATH"):
        monkeypatch.delenv(name, raising=False)
    assert versions_of_machine("ascend", str(tmp_path)) == {}
    files = {
        "proc/driver/nvidia/version": "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  "
        "570.124.06  Release Build  (root@x)\nGCC version:  gcc version 12.2.0\n",
        "usr/local/Ascend/driver/version.info": "Version=24.1.rc2\nascendhal_version=7.35.19\n",
        f"usr/local/Ascend/ascend-toolkit/latest/{platform.machine()}-linux/"
        "ascend_toolkit_install.info": "package_name=Ascend-cann-toolkit\nversion=8.0.RC2\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert versions_of_machine("gpu", str(tmp_path)) == {"driver": "570.124.06"}
    found = {"driver": "24.1.rc2", "cann": "8.0.RC2"}
    assert versions_of_machine("ascend", str(tmp_path)) == found


# Versions and lines ---------------------------------------------------------------------------


def test_bounds_mean_what_they_mean_to_errata() -> None:
    frameworks = load_frameworks(REPOSITORY / "envs")
    cases, _ = check_corpora([REPOSITORY / "cases"], frameworks)
    bounds = {case.requires.specifier for case in cases} | {"==2.5.*", "!=2.5.*", "<2.5,>1"}
    versions = {one.version for framework in frameworks.values() for one in framework.releases}
    for bound in bounds:
        for version in versions - {"2.7.1.post1"}:
            here = SpecifierSet(bound).contains(version)
            assert suits(bound, version) is here, (bound, version)
            assert suits(bound, f"{version}+cu130") is here
    assert suits(">=2.12", "2.12.0.dev20261101+cu130"), "a nightly counts as what it precedes"
    assert suits("~=2.0", "1.0"), "what cannot be read is let pass"


@given(st.lists(st.dictionaries(st.text(), st.text() | st.integers()), min_size=1), st.data())
def test_a_changed_line_never_passes(values: list[dict[str, object]], data: st.DataObject) -> None:
    lines, last = [], ""
    for value in values:
        line, last = seal(value, last)
        lines.append(line)
    assert read_sealed(lines) == (values, last)
    number = data.draw(st.integers(0, len(lines) - 1))
    at = data.draw(st.integers(0, len(lines[number]) - 2))
    changed = lines[number][:at] + data.draw(st.characters()) + lines[number][at + 1 :]
    if changed != lines[number]:
        with pytest.raises(BrokenChain) as caught:
            read_sealed([*lines[:number], changed, *lines[number + 1 :]])
        assert caught.value.number in (number + 1, number + 2)
