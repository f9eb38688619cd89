"""The site of 1,000 cases on 40 releases: gathering it, writing it, opening it in a browser."""

from __future__ import annotations

import gc
import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from benchmarks.environments import REPOSITORY
from errata.model.case import Script
from errata.model.outcome import Frame, Isolation, Outcome, ScriptResult, Signature
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.project import Project, read_known
from errata.store.sql import open_store
from errata.store.tables import behaviour_hash, payload_of

CASES, RELEASES = 1000, 40
AGAIN = 3
"""So many further runs measured the newest release anew, and said all the rest again."""
_STARTED = datetime(2026, 11, 1, 3, tzinfo=timezone.utc)
_AREAS = ("autograd", "vmap", "compile", "distributions", "indexing", "data", "nn", "sparse")
_CASE = """
title = "Layer {n} keeps a view of its input and fails in the second backward pass"
kind = "exception"
areas = ["{area}", "{other}"]
cause = \"\"\"
The layer writes into its input **in place**, so that autograd finds another version of the tensor
than the one it saved. `torch.nn.Linear` reports the mismatch only in the *second* pass.
\"\"\"
fix = "Copy the input first: `x = x.clone()`, or use the out-of-place operation."
sources = [{{ url = "https://example.org/issues/{n}", note = "the first report" }}]
[requires]
releases = "torch >=1.0"
[[expect]]
outcome = "raised"
type = "RuntimeError"
message = "one of the variables needed for gradient computation has been modified …"
at = "loss.backward()"
"""
_SCRIPT = '''"""{doc}"""

import torch


class Layer{n}(torch.nn.Module):
    """A layer as the report has it."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.linear = torch.nn.Linear(size, size)
        self.scale = torch.nn.Parameter(torch.ones(size))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = torch.relu(x)
        {change}
        return self.linear(y) * self.scale


torch.manual_seed({n})
model = Layer{n}(8)
x = torch.ones(4, 8, requires_grad=True)
loss = model(x).sum()
loss.backward()
print("gradient:", x.grad)
'''
_TABLE = """
framework = "torch"
module = "torch"
modes = ["eager"]
default_mode = "eager"
[devices]
cpu = "cpu"
[variants.cpu]
distribution = "torch"
"""
_RELEASE = """
[[release]]
version = "{version}"
python = "3.11"
requirements = ["numpy"]
constraints = [{{ pin = "numpy <2", why = "compiled against NumPy 1" }}]
"""
_FRAME = """  File "/home/user/envs/torch/lib/site-packages/torch/nn/modules/module_{n}.py", line \
{line}, in _call_impl
    return forward_call(*args, **kwargs)
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"""


def measure_site(rounds: int) -> dict[str, Any]:
    """Publish a synthetic corpus through the command, and open what came of it."""
    with tempfile.TemporaryDirectory(prefix="errata-bench-") as name:
        root = Path(name)
        make_project(root)
        parts = [_in_parts(root) for _ in range(rounds)]
        totals = [_timed_command(root) for _ in range(rounds)]
        index = root / "site" / "index.html"
        opened = _open(index, rounds)
        files = [path for path in (root / "site").rglob("*") if path.is_file()]
        return {
            "cases": CASES,
            "releases": RELEASES,
            "results": CASES * (RELEASES + AGAIN) * len(Script),
            "pages": sum(path.suffix == ".html" for path in files),
            "site_mb": sum(path.stat().st_size for path in files) / 2**20,
            "gather_s": statistics.median(part[0] for part in parts),
            "build_s": statistics.median(part[1] for part in parts),
            "command_s": statistics.median(totals),
            "index_mb": index.stat().st_size / 2**20,
            "open": opened,
        }


def _in_parts(root: Path) -> tuple[float, float]:
    """Return the seconds of gathering and of writing, in a process of their own."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.site", str(root)],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"publishing failed:\n{done.stdout}{done.stderr}")
    gather, build = json.loads(done.stdout)
    return gather, build


def _timed_command(root: Path) -> float:
    """Return the seconds of `errata report --html site`, start of the interpreter included."""
    started = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "errata", "report", "--html", "site"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY), "ERRATA_DB": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"errata report failed:\n{done.stdout}{done.stderr}")
    return time.perf_counter() - started


def _open(index: Path, rounds: int) -> str:
    """Say how long Chromium takes from the start of navigation until the matrix can be used."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        return "no Playwright"
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            times = []
            for _ in range(rounds):
                page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
                page.goto(index.as_uri(), wait_until="load")
                times.append(page.evaluate(_PAINTED) / 1000)
            browser.close()
    except Error as error:
        return f"no browser: {error.message.splitlines()[0][:60]}"
    return f"{statistics.median(times):.2f} s (slowest {max(times):.2f})"


# Two frames after loading: what the scripts drew has been laid out and painted by then.
_PAINTED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
  () => done(performance.now()))))"""


# The data ----------------------------------------------------------------------------------


def make_project(root: Path, cases: int = CASES, releases: int = RELEASES) -> Project:
    """Write a table, a corpus, and stored runs of it on every release."""
    versions = [f"2.{number}.0" for number in range(releases)]
    locks = root / "envs" / "locks" / "linux-x86_64"
    locks.mkdir(parents=True)
    (root / "envs" / "torch.toml").write_text(
        _TABLE + "".join(_RELEASE.format(version=version) for version in versions)
    )
    for version in versions:
        pins = [f"package-{n:02d}==1.{n} \\\n    --hash=sha256:{n:064x}" for n in range(30)]
        text = "\n".join([f"# torch-{version} for CPython 3.11", *pins, f"torch=={version}", ""])
        (locks / f"torch-{version}.txt").write_text(text)
    for number in range(cases):
        _write_case(root / "cases" / "torch" / f"layer-{number:04d}-keeps-a-view", number)
    project = Project(
        root=root,
        corpora=(root / "cases",),
        table=root / "envs",
        record=root / "reports" / "observed",
        database=str(root / ".errata" / "errata.sqlite"),
    )
    _store_runs(project, versions)
    return project


def _write_case(folder: Path, number: int) -> None:
    folder.mkdir(parents=True)
    area, other = _AREAS[number % len(_AREAS)], _AREAS[(number // 3 + 1) % len(_AREAS)]
    if other == area:
        other = _AREAS[(number + 1) % len(_AREAS)]
    (folder / "case.toml").write_text(_CASE.format(n=number, area=area, other=other))
    for script, doc, change in (
        (Script.BROKEN, "Write into what autograd saved.", "y += 1"),
        (Script.FIXED, "Make a new tensor instead.", "y = y + 1"),
    ):
        text = _SCRIPT.format(n=number, doc=doc, change=change)
        (folder / script.filename).write_text(text)


def _store_runs(project: Project, versions: list[str]) -> None:
    """Store one run of everything, and some that measured the newest release anew."""
    cases = read_known(project, project.corpora)[0].values()
    with closing(open_store(project.database)) as store:
        for run in range(AGAIN + 1):
            started = _STARTED + timedelta(days=run)
            info = RunHeader(
                argv="errata run --env all",
                harness_version="0",
                started=started,
                selection="all cases, on all, cpu",
                isolation="fork",
            )
            run_id = store.begin_run(info)
            for version in versions:
                facts = EnvironmentFacts(
                    environment=f"torch-{version}",
                    lock_digest=f"{versions.index(version):064x}",
                    framework_version=f"{version}+cpu",
                    python_version="3.11.9",
                    platform="Linux-6.1-x86_64-with-glibc2.36",
                    packages=tuple(f"package-{n:02d}==1.{n}" for n in range(30)),
                    build={"build_s": 20.5, "import_s": 1.25},
                )
                store.add_environment(run_id, facts)
            store.finish_run(run_id, 0, {"reproduces": len(cases) * len(versions)})
    contents = {case.id: {s: case.digest(s)[:12] for s in Script} for case in cases}
    with closing(sqlite3.connect(project.database)) as connection:
        first = 1
        old: list[int] = []
        for run in range(1, AGAIN + 2):
            rows = list(_rows(run, contents, versions if run == 1 else versions[-1:]))
            connection.executemany(
                f"INSERT INTO errata_results VALUES ({', '.join('?' * 16)})",  # noqa: S608
                ((number, *row) for number, row in enumerate(rows, first)),
            )
            new = list(range(first, first + len(rows)))
            again = old[: -len(rows)] if old else []
            connection.executemany(
                "INSERT INTO errata_reported VALUES (?, ?)", ((run, one) for one in [*again, *new])
            )
            old = old or new
            first += len(rows)
        connection.commit()


def _rows(
    run: int, contents: Mapping[str, Mapping[Script, str]], versions: list[str]
) -> Iterator[tuple[Any, ...]]:
    measured = _STARTED + timedelta(days=run - 1, minutes=10)
    for version in versions:
        for number, (case, digests) in enumerate(contents.items()):
            environment = f"torch-{version}"
            for script in Script:
                cell = f"{case}@{environment}:eager:cpu:{script}"
                result = _result(number, int(version.split(".")[1]), script)
                measured += timedelta(milliseconds=20)
                signature = result.signature
                yield (
                    cell,
                    case,
                    str(script),
                    environment,
                    "eager",
                    "cpu",
                    f"{digests[script]}.{run}{environment}",
                    f"{measured:%Y-%m-%d %H:%M:%S.%f}",
                    0,
                    str(result.outcome),
                    signature.type if signature else None,
                    signature.digest if signature else None,
                    result.wall_s,
                    payload_of(result),
                    behaviour_hash(cell, result),
                )


def _result(number: int, release: int, script: Script) -> ScriptResult:
    """Fail in words that change now and then; some cases heal, a few fixes stop working."""
    wall_s = 0.02 + (number * 7 + release * 3) % 50 / 100
    common: dict[str, Any] = {
        "wall_s": wall_s,
        "cpu_s": wall_s * 0.9,
        "peak_mb": 180.0 + release * 4 + number % 60,
        "isolation": Isolation.FORK,
        "framework_version": f"2.{release}.0+cpu",
    }
    heals = number % 10 == 0 and release > number % RELEASES
    breaks = number % 97 == 0 and release > 30
    if (script is Script.BROKEN and heals) or (script is Script.FIXED and not breaks):
        return ScriptResult(outcome=Outcome.PASSED, exit_code=0, stdout="gradient: …\n", **common)
    words = "an inplace operation" if number % 5 == 0 and release > number % 31 else "a view"
    message = (
        "one of the variables needed for gradient computation has been modified by "
        f"{words}: [torch.FloatTensor [4, {number}]], which is output 0 of ReluBackward0"
    )
    if number % 20 == 3 and release > 20:
        message = f"element {number} of tensors does not require grad and has no grad_fn"
    frames = "".join(_FRAME.format(n=n, line=1500 + n) for n in range(6))
    traceback = (
        "Traceback (most recent call last):\n"
        f'  File "/home/user/cases/torch/{script.filename}", line 25, in <module>\n'
        f"    loss.backward()\n{frames}RuntimeError: {message}\n"
    )
    return ScriptResult(
        outcome=Outcome.RAISED,
        exit_code=1,
        signature=Signature(
            type="RuntimeError",
            message=message,
            at="loss.backward()",
            bases=("Exception", "BaseException"),
            frames=(Frame(file=script.filename, line=25, function="<module>"),),
        ),
        traceback=traceback,
        **common,
    )


def _publish_in_parts(root: Path) -> None:
    """Print the seconds of gathering and of writing, as JSON."""
    from errata.commands.site.build import build_site
    from errata.commands.site.gather import gather_site
    from errata.project import find_project

    project = find_project(root)
    database = root / ".errata" / "errata.sqlite"
    gc.disable()  # as `publish` does
    with closing(open_store(database)) as store:
        clock = time.perf_counter()
        facts = gather_site(project, store)
        gather_s = time.perf_counter() - clock
    clock = time.perf_counter()
    build_site(facts, root / "site")
    print(json.dumps([gather_s, time.perf_counter() - clock]))


if __name__ == "__main__":
    _publish_in_parts(Path(sys.argv[1]))
