"""Small cases, trials and results that tests build by naming only what matters to them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from errata.environments.built import BuiltEnvironment
from errata.model.case import Case, Expectation, Kind, Requirements, Script, Source
from errata.model.cell import EnvironmentSpec, Trial
from errata.model.errors import Problem
from errata.model.outcome import Outcome, ScriptResult, Signature
from errata.model.verdict import Observation, Verdict
from errata.plan import load
from errata.plan.corpus import read_corpora
from errata.plan.framework import Framework, Release, Variant
from errata.plan.matrix import covers
from errata.plan.rewrite import Point, content_of
from errata.store.base import StoredResult
from errata.store.observed import draft_record, write_draft

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

DATA = Path(__file__).parent / "data"
REPOSITORY = Path(__file__).parents[1]

PASSED = ScriptResult(outcome=Outcome.PASSED, exit_code=0)
FAILS = Expectation(
    outcome=Outcome.RAISED,
    type="RuntimeError",
    message="shapes do not fit: …",
    at="result = model(x)",
)


def make_case(
    case_id: str = "torch/slug",
    *,
    expectations: Sequence[Expectation] = (FAILS,),
    requires: Requirements | None = None,
    kind: Kind = Kind.EXCEPTION,
    areas: Iterable[str] = ("vmap",),
    broken: str = "import torch\n\nresult = model(x)\n",
    fixed: str = "import torch\n",
    folder: Path | None = None,
) -> Case:
    """Make a case; its framework is the first part of its id unless `requires` says otherwise."""
    return Case(
        id=case_id,
        folder=folder or Path("cases") / case_id,
        title=f"Title of {case_id}",
        kind=kind,
        areas=tuple(areas),
        cause="cause",
        fix="fix",
        sources=(Source(url="https://example.org"),),
        requires=requires or Requirements(releases=case_id.partition("/")[0]),
        expectations=tuple(expectations),
        broken=broken,
        fixed=fixed,
        script_digests=((Script.BROKEN, "b" * 64), (Script.FIXED, "f" * 64)),
    )


def make_environment(
    framework: str = "torch",
    version: str = "2.15.0",
    *,
    variant: str = "cpu",
    packages: Iterable[str] = (),
    external: Path | None = None,
) -> EnvironmentSpec:
    return EnvironmentSpec(
        framework=framework,
        version=version,
        distribution=framework,
        module=framework,
        python="3.11",
        default_python="3.11",
        variant=variant,
        packages=tuple(packages),
        external=external,
    )


def make_built(
    spec: EnvironmentSpec, directory: Path | None = None, **more: Any
) -> BuiltEnvironment:
    """Describe an environment as if it had been built; in a folder it has an interpreter."""
    python = Path(sys.executable)
    if directory is not None:
        python = directory / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.touch()
    facts = {"lock_digest": "abc", "framework_version": spec.version, "python_version": "3.11.7"}
    return BuiltEnvironment(
        **{"spec": spec, "python": python, "directory": directory, **facts, **more}
    )


def make_stored(case: str, environment: str, script: str = "broken", **more: Any) -> StoredResult:
    """Make a stored result, by default of what passed in the eager mode on a CPU."""
    facts = {"mode": "eager", "backend": "cpu", "key": "k", "result": PASSED, **more}
    cell = f"{case}@{environment}:{facts['mode']}:{facts['backend']}:{script}"
    where = {"case": case, "environment": environment, "script": script}
    return StoredResult(**{"cell": cell, **where, **facts})


def make_trial(
    expectation: Expectation | None = FAILS,
    *,
    case: Case | None = None,
    environment: EnvironmentSpec | None = None,
    mode: str = "eager",
    backend: str = "cpu",
) -> Trial:
    """Make a trial; its case documents `expectation` only, unless given."""
    documented = () if expectation is None else (expectation,)
    return Trial(
        case=case or make_case(expectations=documented),
        environment=environment or make_environment(),
        mode=mode,
        backend=backend,
        expectation=expectation,
    )


def make_raised(
    message: str = "shapes do not fit: 2 and 3",
    *,
    kind: str = "RuntimeError",
    at: str = "result = model(x)",
    native: Iterable[str] = (),
    outcome: Outcome = Outcome.RAISED,
) -> ScriptResult:
    """Make a result with an exception; by default the one that `FAILS` documents."""
    return ScriptResult(
        outcome=outcome,
        exit_code=1,
        signature=Signature(type=kind, message=message, at=at, native=tuple(native)),
    )


def make_framework(
    name: str = "torch",
    versions: Iterable[str] = ("1.13.1", "2.0.1", "2.5.1", "2.15.0"),
    *,
    modes: Sequence[str] = ("eager", "compile"),
    variants: Mapping[str, str] | None = None,
) -> Framework:
    """Make a framework; `variants` maps a build to the releases that have it."""
    builds = {"cpu": "", "gpu": ""} if variants is None else variants
    return Framework(
        framework=name,
        module=name,
        modes=tuple(modes),
        default_mode=modes[0],
        devices={"cpu": "cpu", "gpu": "cuda", "ascend": "npu"},
        variants={
            build: Variant(distribution=name, releases=releases)
            for build, releases in builds.items()
        },
        release=tuple(Release(version=version, python="3.11") for version in versions),
    )


CASE_TOML = """\
title = "Shapes do not fit"
kind = "exception"
areas = ["vmap"]
cause = "Because."
fix = "Do not."
sources = [{ url = "https://example.org/1", note = "the report" }]

[requires]
releases = "torch >=1.13"

[[expect]]
outcome = "raised"
type = "RuntimeError"
message = "shapes do not fit: …"
at = "result = model(x)"
"""


def make_seen(
    release: str, *, fails: bool, fixed: bool = True, case: str = "torch/one"
) -> Observation:
    """Make what the record has of a case on a release of PyTorch."""
    return Observation(
        case=case,
        place=f"torch-{release}:eager:cpu",
        verdict=Verdict.REPRODUCES if fails else Verdict.HEALED,
        broken=Outcome.RAISED if fails else Outcome.PASSED,
        fixed=Outcome.PASSED if fixed else Outcome.RAISED,
        content="0",
        signature=Signature(type="ValueError", message="shapes", at="x") if fails else None,
    )


FRAME_TABLE = """\
framework = "frame"
module = "frame"
modes = ["eager", "compile"]
default_mode = "eager"
[devices]
cpu = "cpu"
[variants.cpu]
distribution = "frame"
[[release]]
version = "1.0"
python = "3.11"
size_mb = 100
[[release]]
version = "2.0"
python = "3.11"
size_mb = 200
"""
WATCHED_CASE = """
title = "A loss of tensors of two shapes"
kind = "wrong-result"
areas = ["loss"]
cause = "The shapes are broadcast."
fix = "Make the shapes equal."
[[sources]]
url = "https://example.org"
[requires]
releases = "{framework}"
[[expect]]
outcome = "raised"
type = "AssertionError"
message = ""
[[watch]]
call = "{call}"
when = "{when}"
confidence = "certain"
"""


def texts(name: str) -> list[tuple[str, str]]:
    """Read the texts of a file of `tests/data`, each with the heading above it."""
    whole = (DATA / f"{name}.txt").read_text(encoding="utf-8")
    parts = (part.partition("\n") for part in f"\n{whole}".split("\n=== ")[1:])
    return [(heading.strip(), text) for heading, _, text in parts]


def parse_toml(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


def write_case(
    folder: Path,
    toml: str | bytes | None = CASE_TOML,
    *,
    broken: str | bytes | None = "import torch\n\nresult = model(x)\n",
    fixed: str | bytes | None = "import torch\n",
) -> Path:
    """Write a case's files, `None` meaning that one is missing; returns the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in (("case.toml", toml), ("broken.py", broken), ("fixed.py", fixed)):
        if content is not None:
            data = content.encode() if isinstance(content, str) else content
            (folder / name).write_bytes(data)
    return folder


def documented_at(expectations: Sequence[Expectation], point: Point) -> Expectation | None:
    """Return the content of the first expectation that covers a point, if any."""
    where = (point.version, point.mode, point.backend)
    return next((content_of(one) for one in expectations if covers(one, *where)), None)


def check_corpora(
    folders: Sequence[Path], frameworks: Mapping[str, Framework]
) -> tuple[list[Case], list[Problem]]:
    """Load what is valid below `folders`, in order of ids, and list what is not."""
    cases, faults = read_corpora(folders, lambda at, name: load.try_case(at, name, frameworks))
    return [*cases.values()], [problem for found in faults.values() for problem in found]


def write_record(folder: Path, observations: Iterable[Observation]) -> list[Path]:
    """Rewrite the given trials, keep all others, and return the files that changed."""
    drafts = draft_record(folder, observations)
    return [path for path, content in drafts.items() if write_draft(path, content)]
