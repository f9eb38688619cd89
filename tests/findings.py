"""Findings built by hand, judged and compared by the real functions, with the worst texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import factories
from factories import make_environment

from errata.commands.run.report import FailedEnvironment
from errata.compare.judge import Finding, compare, judge, judge_repeats
from errata.model.case import Case, Expectation, Requirements
from errata.model.cell import Trial
from errata.model.outcome import Frame, Isolation, Outcome, ScriptResult, Signature
from errata.model.verdict import observe

VMAP = (
    "vmap: inplace arithmetic(self, *extra_args) is not possible because there exists a Tensor "
    "`other` in extra_args that has more elements than `self`. This happened due to `other` "
    "being vmapped over but `self` not being vmapped over in a vmap. Please try to use "
    "out-of-place operators instead of inplace arithmetic."
)
VMAP_NOW = VMAP.replace("Please try to use", "Use").replace("more elements", "a larger shape")
VMAP_AT = "error[:, 0:2] = va * mo[:, 0:2] - mo[:, 2:4]"
NASTY = (
    "[red]not red[/red] [link=https://example.invalid]x[/] :warning: \x1b[31mANSI\x1b[0m "
    "\x00NUL \x07BEL \u202egnirts\u202c "
    "数据类型不一致\uff1a期望 float32\uff0c得到 int32 שגיאה בצורת הטנזור "
    "]]> <&> \ud800 \ufffe "
)
LONG = "shape mismatch at element " + " ".join(f"{i}:{i * 7 % 97}" for i in range(1500))

PASSED = ScriptResult(outcome=Outcome.PASSED)


def make_case(
    case_id: str,
    *,
    expectations: Sequence[Expectation] = (),
    modes: Sequence[str] = (),
    packages: Sequence[str] = (),
) -> Case:
    """Make a case that documents nothing unless told."""
    return factories.make_case(
        case_id,
        expectations=expectations,
        requires=Requirements(
            releases=case_id.partition("/")[0], modes=tuple(modes), packages=tuple(packages)
        ),
        areas=("autograd",),
        broken="import torch\n\nmodel = build()\nloss.backward()\n",
    )


def make_raised(
    message: str,
    *,
    kind: str = "RuntimeError",
    at: str = "",
    native: Sequence[str] = (),
    traceback: str = "",
) -> ScriptResult:
    """Make a failure with everything that a run measures."""
    text = traceback or f'Traceback (most recent call last):\n  File "broken.py"\n{kind}: {message}'
    return ScriptResult(
        outcome=Outcome.RAISED,
        signature=Signature(
            type=kind,
            message=message,
            at=at,
            native=tuple(native),
            bases=("Exception",),
            frames=(Frame(file="broken.py", line=12, function="<module>"),),
        ),
        traceback=text,
        wall_s=0.021,
        cpu_s=0.02,
        peak_mb=310.5,
        isolation=Isolation.FORK,
        framework_version="2.15.0+cpu",
    )


def make_finding(
    case: Case,
    version: str,
    *results: ScriptResult,
    expected: Expectation | None = None,
    where: str = "eager:cpu",
    repeats: Sequence[tuple[ScriptResult, ScriptResult]] = (),
    recorded: Sequence[ScriptResult] | None = None,
) -> Finding:
    """Judge and compare one or two results; `recorded` is what was seen before.

    `version` may name a variant (`2.15.0/gpu`), `where` is mode and backend.
    """
    release, _, variant = version.partition("/")
    environment = make_environment(
        case.requires.framework, release, packages=case.requires.packages, variant=variant or "cpu"
    )
    mode, _, backend = where.partition(":")
    trial = Trial(
        case=case, environment=environment, mode=mode, backend=backend, expectation=expected
    )
    judgement = judge(trial, *_pair(results))
    if repeats:
        others = [judge(trial, *_pair(again)) for again in repeats]
        judgement = judge_repeats([judgement, *others])
    record = observe(judge(trial, *_pair(recorded))) if recorded else None
    return compare(judgement, record)


def _pair(results: Sequence[ScriptResult]) -> tuple[ScriptResult, ScriptResult]:
    broken, fixed = [*results, PASSED][:2]
    return broken, fixed


VMAP_EXPECT = Expectation(
    outcome=Outcome.RAISED,
    type="RuntimeError",
    message="vmap: inplace arithmetic(self, *extra_args) is not possible because … `other` in "
    "extra_args that has more elements than `self`. …",
    at="error[:, 0:2] = …",
)
HEALED_EXPECT = Expectation(outcome=Outcome.PASSED)
DUP = "Multiply values for specific argument: query_embeds"
DUP_EXPECT = Expectation(
    outcome=Outcome.RAISED, type="TypeError", message=DUP, native=("GenerateKwParams",)
)
DUP_NATIVE = ("mindspore::abstract::FuncGraphAbstractClosure::GenerateKwParams (func_graph.cc)",)


def every_status() -> list[Finding]:
    """Build a run that has every verdict, every status, and the worst text."""
    vmap = make_case("torch/vmap-inplace-unbatched", expectations=[VMAP_EXPECT])
    seen = make_raised(VMAP, at=VMAP_AT)
    drifted = make_raised(VMAP_NOW, at=VMAP_AT)
    findings = [
        make_finding(vmap, "1.13.1", seen, expected=VMAP_EXPECT, recorded=[seen]),
        make_finding(vmap, "2.0.1", seen, expected=VMAP_EXPECT, recorded=[seen]),
        make_finding(vmap, "2.5.1", seen, expected=VMAP_EXPECT, recorded=[seen]),
        make_finding(vmap, "2.13.0", drifted, expected=VMAP_EXPECT, recorded=[seen]),
        make_finding(vmap, "2.15.0", drifted, expected=VMAP_EXPECT, recorded=[seen]),
    ]
    nasty = make_case("torch/nasty-text", expectations=[VMAP_EXPECT])
    worst = make_raised(
        NASTY + LONG,
        kind="torch.[bold]Evil[/bold]",
        at="x\x1b[2J = [blue]y[/]",
        traceback="Traceback:\n\x1b[31mred\x1b[0m\n\x00]]>\n" + "line\n" * 100,
    )
    findings.append(make_finding(nasty, "2.15.0", worst, expected=VMAP_EXPECT))
    near = replace(worst, signature=Signature(type="RuntimeError", message=LONG + " END"))
    gone = replace(worst, signature=Signature(type="RuntimeError", message=LONG + " ENDED"))
    findings.append(make_finding(nasty, "2.5.1", near, recorded=[gone]))
    return findings + _quiet() + _loud() + _inconclusive()


def _quiet() -> list[Finding]:
    dup = make_case(
        "mindspore/query-embeds-positional-collision",
        expectations=[DUP_EXPECT],
        modes=["graph", "pynative"],
    )
    fails = make_raised(DUP, kind="TypeError", native=DUP_NATIVE)
    new = make_case("mindspore/insert-child-duplicate-names", modes=["graph", "pynative"])
    name = make_raised("its name '0.conv1.weight' already exists.", kind="ValueError")
    expect = Expectation(outcome=Outcome.RAISED, type="ValueError")
    findings = []
    for version in ("2.0.0", "2.7.0", "2.10.0"):
        findings += [
            make_finding(
                dup, version, fails, expected=DUP_EXPECT, where="graph:cpu", recorded=[fails]
            ),
            make_finding(
                dup,
                version,
                PASSED,
                expected=HEALED_EXPECT,
                where="pynative:cpu",
                recorded=[PASSED],
            ),
            make_finding(new, version, name, expected=expect, where="graph:cpu"),
            make_finding(new, version, name, expected=expect, where="pynative:cpu"),
        ]
    return findings


def _loud() -> list[Finding]:
    head = make_case("torch/dropout-after-relu", modes=["eager", "compile"], packages=["timm"])
    relu = "one of the variables needed for gradient computation has been modified by an inplace"
    expect = Expectation(outcome=Outcome.RAISED, type="RuntimeError", message=f"{relu} …")
    seen = make_raised(f"{relu} operation: output 0 of ReluBackward0, is at version 2")
    wording = make_raised(f"{relu} operation: output 0 of Relu, is at version 2")
    no_module = make_raised("No module named 'timm.layers'", kind="ModuleNotFoundError")
    broken_fix = make_raised("Tensors must have same number of dimensions: got 2 and 3")
    crash = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV", wall_s=1.5)
    segv = Expectation(outcome=Outcome.CRASHED, signal="SIGABRT")
    crashes = make_case("torch/crash-in-backward", expectations=[segv])
    loose = make_case("torch/undocumented", expectations=[expect])
    moved = make_case("torch/documented-and-recorded-disagree", expectations=[expect])
    return [
        make_finding(head, "2.5.1", seen, expected=expect, recorded=[seen]),
        make_finding(head, "2.13.0", wording, expected=expect, recorded=[seen]),
        make_finding(head, "2.15.0", PASSED, expected=expect, recorded=[seen]),
        make_finding(head, "2.5.1", no_module, no_module, expected=expect, where="compile:cpu"),
        make_finding(head, "2.13.0", seen, broken_fix, expected=expect, where="compile:cpu"),
        make_finding(
            head,
            "2.15.0",
            seen,
            expected=expect,
            where="compile:cpu",
            repeats=[(PASSED, PASSED), (seen, PASSED)],
        ),
        make_finding(crashes, "2.15.0", crash, expected=segv),
        make_finding(loose, "2.15.0", seen, broken_fix),
        make_finding(loose, "2.13.0", seen),
        make_finding(moved, "2.15.0", no_module, expected=expect, recorded=[broken_fix]),
        make_finding(loose, "2.13.0/gpu", seen, recorded=[seen]),
    ]


def _inconclusive() -> list[Finding]:
    sot = make_case("paddle/dict-code-object-key-sot", modes=["dynamic", "sot"])
    expect = Expectation(outcome=Outcome.RAISED, type="InnerError")
    no_env = ScriptResult(
        outcome=Outcome.ENV_FAILED, detail="paddle-3.0.0: uv could not resolve it"
    )
    no_gpu = ScriptResult(
        outcome=Outcome.UNAVAILABLE, detail="paddle is not compiled with CUDA\x1b[5m [blink]x[/]"
    )
    lost = ScriptResult(
        outcome=Outcome.HARNESS_ERROR, detail="the zygote ended with exit status 1\nno reply"
    )
    return [
        make_finding(sot, "2.6.2", no_gpu, no_gpu, expected=expect, where="sot:gpu"),
        make_finding(sot, "3.0.0", no_env, no_env, expected=expect, where="sot:cpu"),
        make_finding(sot, "3.0.0", no_env, no_env, expected=expect, where="dynamic:cpu"),
        make_finding(sot, "3.3.1", lost, PASSED, expected=expect, where="sot:cpu"),
    ]


NO_PADDLE = FailedEnvironment(
    id="paddle-3.0.0",
    message="could not be locked",
    words="  x No solution found when resolving dependencies:\n"
    "  ╰─▶ Because there is no version of paddlepaddle==3.0.0 [red]and\x1b[0m you\n"
    "      require paddlepaddle==3.0.0, your requirements are unsatisfiable.",
    hint="check the index settings: errata doctor",
)
