"""The facts of a made-up bug report."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from factories import FAILS

from errata.commands.bundle.issue import (
    BundledEnvironment,
    BundledFramework,
    BundledSignature,
    BundleFacts,
    RangeChange,
    VerifiedRelease,
)
from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Signature

RELEASES = tuple(
    VerifiedRelease(
        release=release,
        environment=f"torch-{release}",
        python="3.11",
        mode="eager",
        backend="cpu",
        verdict=verdict,
        documented=verdict == "reproduces",
        measured=measured,
        build=f"{release}+cpu",
        letter=letter,
        broken=words,
        fixed="passes",
    )
    for release, verdict, measured, letter, words in (
        ("2.3.1", "healed", "recorded", "passes", "passes"),
        ("2.5.1", "reproduces", "2026-11-02 03:05 UTC", "A", "RuntimeError: shapes | `x`"),
        ("2.15.0", "reproduces", "2026-11-02 03:05 UTC", "A", "RuntimeError: shapes | `x`"),
    )
)
CHANGE = RangeChange(
    mode="eager",
    backend="cpu",
    before="2.3.1",
    after="2.5.1",
    was="passes",
    now="RuntimeError: shapes",
    evidence="2.3.1 recorded, 2.5.1 measured",
    between=("2.4.1",),
)
ABOUT = BundledSignature(
    signature_version=SIGNATURE_VERSION,
    case="torch/slug",
    title="Shapes of <user-1> do not fit",
    kind="exception",
    framework=BundledFramework(name="torch", module="torch", distribution="torch"),
    environment=BundledEnvironment(
        id="torch-2.15.0", release="2.15.0", build="2.15.0+cpu", python="3.11", lock="linux-x86_64"
    ),
    mode="eager",
    backend="cpu",
    known="measured 2026-11-02 03:05 UTC",
    variables={},
    timeout_s=60.0,
    expected=(FAILS,),
    seen=Signature(type="RuntimeError", message="shapes do not fit: 2 and 3", at="model(x)"),
    outcome="raised",
)
FACTS = BundleFacts(
    about=ABOUT,
    cause="Because `<user-1>` and <user-1> say so.",
    fix="Do not.",
    sources=(("https://example.org/1", "the report"),),
    broken='import torch\n\n"""```"""\nresult = model(x)\n',
    fixed="import torch\n",
    traceback='Traceback\n  File "broken.py", line 4\nRuntimeError: shapes\x1b[2J do not fit\n',
    platform="Linux x86_64",
    built_with=(("cuda", "13.2"),),
    packages=("numpy==2.1.0", "torch==2.15.0"),
    requirements=("torch==2.15.0", "numpy"),
    lock="# head\nnumpy==2.1.0\ntorch==2.15.0\n",
    releases=RELEASES,
    changes=(CHANGE,),
    version="0.1.0",
)


def about(framework: str = "torch", *, build: str = "2.15.0+cpu", **changed: Any) -> BundleFacts:
    """Return the facts with another framework, build or part of the signature."""
    here = BundledFramework(name=framework, module="torch", distribution="torch")
    there = replace(ABOUT.environment, build=build)
    return replace(FACTS, about=replace(ABOUT, framework=here, environment=there, **changed))
