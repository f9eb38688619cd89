from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model.outcome import Frame, Isolation, Outcome, ScriptResult, WarningSeen
from errata.running.replies import ScriptRequest, interpret
from errata.text.jsonable import decode, encode

SOURCE = "import torch\n\n\ndef f(x):\n    return x + 1\n\n\nf(\n    torch\n)\n"
RUN = ScriptRequest(
    source=SOURCE,
    script=Path("broken.py"),
    isolation=Isolation.FORK,
    timeout_s=60.0,
    memory_mb=1000.0,
)
EXCEPTION = {
    "type": "RuntimeError",
    "bases": ["Exception", "BaseException"],
    "message": "sizes  (2) and\n(3)",
    "frames": [["broken.py", 8, "<module>"], ["broken.py", 5, "f"], ["torch/_tensor.py", 40, "g"]],
    "chain": [["ValueError", "at 0x7f00aa12"]],
    "traceback": "Traceback …",
}
COMPLETED = {"ended": "completed", "version": "2.15.0+cpu", "warnings": []}
RAISED = {"ended": "exception", "version": "2.15.0+cpu", "exception": EXCEPTION}


def make_reply(report: object = None, **facts: object) -> dict[str, Any]:
    """Make a server's reply: by default a script that ended with status 0."""
    text = report if isinstance(report, str) else json.dumps(report) if report else ""
    plain = {"exit_code": 0, "signal": None, "ended_by": None, "wall_s": 0.5, "cpu_s": 0.25}
    more = {"peak_mb": 300.5, "swept": True, "stdout": "", "stderr": "", "report": text}
    return {**plain, **more, **facts}


def exception(**parts: object) -> dict[str, Any]:
    return {**RAISED, "exception": {**EXCEPTION, **parts}}


CANNOT_START = "errata: cannot start the script: OSError(2)\n"


@pytest.mark.parametrize(
    ("reply", "outcome", "detail"),
    [
        (make_reply(COMPLETED), "passed", ""),
        (make_reply({"ended": "system-exit"}), "passed", ""),
        (make_reply(RAISED, exit_code=1), "raised", ""),
        # It left by an exit status of its own.
        (make_reply({"ended": "system-exit"}, exit_code=3), "exited", "exit status 3"),
        (make_reply({"ended": "system-exit"}, exit_code=1), "exited", "exit status 1"),
        (make_reply(COMPLETED, exit_code=120), "exited", "exit status 120"),
        (make_reply(RAISED, exit_code=120), "exited", "exit status 120"),
        (make_reply(RAISED), "exited", "exit status 0 before the script's end"),
        # It left half way with `os._exit`, so there is no report.
        (make_reply(), "exited", "exit status 0 before the script's end"),
        (make_reply(exit_code=1), "exited", "exit status 1"),
        (make_reply(exit_code=127), "exited", "exit status 127"),
        (make_reply({"ended": "system-exit"}, exit_code=127), "exited", "exit status 127"),
        (
            make_reply(exit_code=127, stderr=CANNOT_START),
            "harness-error",
            "the script's process could not be started: OSError(2)",
        ),
        # It was ended.
        (make_reply(exit_code=None, signal=11), "crashed", "ended by SIGSEGV"),
        (make_reply(exit_code=None, signal=6), "crashed", "ended by SIGABRT"),
        (make_reply(exit_code=None, signal=2), "crashed", "ended by SIGINT"),
        (make_reply(COMPLETED, exit_code=None, signal=11), "crashed", "ended by SIGSEGV"),
        (make_reply(RAISED, exit_code=None, signal=11), "crashed", "ended by SIGSEGV"),
        (make_reply(exit_code=None, signal=40), "crashed", "ended by signal 40"),
        (
            make_reply(exit_code=None, signal=9, ended_by="timeout"),
            "timed-out",
            "still running after 60 s",
        ),
        (make_reply(COMPLETED, ended_by="timeout"), "timed-out", "still running after 60 s"),
        (
            make_reply("", ended_by="timeout", waited_s=31.5),
            "timed-out",
            "still running after 60 s, apart from 31.5 s in which it waited for a core",
        ),
        (
            make_reply(exit_code=None, signal=9, ended_by="memory"),
            "out-of-memory",
            "used more than 1000 MiB",
        ),
        # It could not get the memory that it asked for.
        (make_reply(exception(type="MemoryError"), exit_code=1), "out-of-memory", ""),
        (make_reply(exception(type="torch.OutOfMemoryError"), exit_code=1), "out-of-memory", ""),
        (make_reply(exception(type="a.NotMemoryError"), exit_code=1), "raised", ""),
        # The report is cut, forged or rubbish: the exit status decides.
        (make_reply(json.dumps(COMPLETED)[:-1]), "exited", "exit status 0 before the script's end"),
        (make_reply("x" * 2_000_000), "exited", "exit status 0 before the script's end"),
        (make_reply("[" * 100_000), "exited", "exit status 0 before the script's end"),
        (make_reply("[]"), "exited", "exit status 0 before the script's end"),
        (make_reply('"completed"'), "exited", "exit status 0 before the script's end"),
        (make_reply({"ended": ["completed"]}), "exited", "exit status 0 before the script's end"),
        (make_reply('{"ended": "completed", "result": NaN}'), "exited", "exit status 0 before"),
        (make_reply('{"ended": "completed", "x": 1e999}'), "exited", "exit status 0 before"),
        (make_reply('{"ended": "completed", "result": {"a": [NaN]}}'), "exited", "exit status 0"),
        (make_reply(COMPLETED, exit_code=1), "exited", "exit status 1"),
        (make_reply({"exception": "RuntimeError"}, exit_code=1), "exited", "exit status 1"),
        (make_reply(exception(type=3), exit_code=1), "exited", "exit status 1"),
        (make_reply(exception(message=None), exit_code=1), "exited", "exit status 1"),
    ],
)
def test_the_status_decides_and_the_report_explains(
    reply: dict[str, Any], outcome: str, detail: str
) -> None:
    result = interpret(reply, RUN)
    assert str(result.outcome) == outcome
    assert result.detail.startswith(detail)
    assert bool(result.detail) == bool(detail)


def test_everything_known_of_an_exception_is_kept() -> None:
    reply = make_reply(
        {**RAISED, "warnings": [["UserWarning", "in /v/site-packages/torch/x.py"]]},
        exit_code=1,
        stdout="out",
        stderr="err",
    )
    result = interpret(reply, RUN)
    signature = result.signature
    assert signature is not None
    assert signature.identity == ("RuntimeError", "sizes (2) and (3)", "return x + 1", ())
    assert signature.bases == ("Exception", "BaseException")
    assert signature.frames[0] == Frame(file="broken.py", line=8, function="<module>")
    assert len(signature.frames) == 3
    assert result.chain == (("ValueError", "at 0x…"),)
    assert result.warnings == (WarningSeen(category="UserWarning", message="in torch/x.py"),)
    assert (result.exit_code, result.signal) == (1, None)
    assert (result.wall_s, result.cpu_s, result.peak_mb) == (0.5, 0.25, 300.5)
    assert (result.traceback, result.stdout, result.stderr) == ("Traceback …", "out", "err")
    assert result.framework_version == "2.15.0+cpu"
    assert result.isolation is Isolation.FORK


def test_the_first_assertion_of_a_gpu_belongs_to_the_message() -> None:
    line = "/pytorch/aten/src/ATen/native/cuda/Loss.cu:245: f: block: [{},0,0], thread: [3,0,0] "
    lines = [line.format(n) + f"Assertion `t >= 0 && t < n_{n}` failed.\n" for n in range(3)]
    said = exception(
        type="torch.AcceleratorError", message="CUDA error: device-side assert triggered\nx"
    )
    result = interpret(make_reply(said, exit_code=1, stderr="a\n" + "".join(lines)), RUN)
    assert result.signature is not None
    assert result.signature.message == (
        "CUDA error: device-side assert triggered: Loss.cu: Assertion `t >= 0 && t < n_0` failed. x"
    )
    other = interpret(make_reply(exception(message="y"), exit_code=1, stderr=lines[0]), RUN)
    assert other.signature is not None
    assert other.signature.message == "y"


def test_the_native_stack_is_split_from_message_and_chain() -> None:
    rule = "-" * 20
    text = f"no\n\n{rule}\n- C++ Call Stack: (For framework developers)\n{rule}\na/b.cc:1 Infer\n"
    report = exception(message=text, chain=[["ValueError", text]])
    result = interpret(make_reply(report, exit_code=1), RUN)
    assert result.signature is not None
    assert (result.signature.message, result.signature.native) == ("no", ("Infer (a/b.cc)",))
    assert result.chain == (("ValueError", "no"),)


@pytest.mark.parametrize(
    ("frames", "at"),
    [
        ([["broken.py", 9, "<module>"]], "f( torch )"),
        ([["broken.py", 5, "f"], ["helper.py", 1, "g"], ["broken.py", 8, "h"]], "f( torch )"),
        ([["torch/broken.py", 5, "f"]], ""),
        ([["fixed.py", 5, "f"]], ""),
        ([["broken.py", 99, "f"]], ""),
        ([["broken.py", -1, "f"]], ""),
        ([["broken.py", 10**30, "f"]], ""),
        ([["broken.py", "5", "f"], ["broken.py", 5]], ""),
        ("broken.py", ""),
        ([], ""),
    ],
)
def test_the_place_is_the_deepest_statement_of_the_script_itself(frames: object, at: str) -> None:
    result = interpret(make_reply(exception(frames=frames), exit_code=1), RUN)
    assert result.signature is not None
    assert result.signature.at == at


def test_a_crash_has_no_signature_but_an_exit_after_an_exception_has() -> None:
    crashed = interpret(make_reply(RAISED, exit_code=None, signal=11), RUN)
    assert (crashed.signature, crashed.signal) == (None, "SIGSEGV")
    assert interpret(make_reply(RAISED, exit_code=3), RUN).signature is not None


def test_only_a_script_that_passed_has_a_result() -> None:
    report = {**COMPLETED, "result": {"loss": {"value": 0.5}}}
    assert interpret(make_reply(report), RUN).digest == {"loss": {"value": 0.5}}
    assert interpret(make_reply(report, exit_code=3), RUN).digest is None
    assert interpret(make_reply({**COMPLETED, "result": [1]}), RUN).digest is None


@pytest.mark.parametrize(("depth", "is_kept"), [(10, True), (11, False)])
@pytest.mark.parametrize(("start", "end"), [("[", "]"), ('{"a":', "}")])
def test_a_report_is_read_to_a_depth(depth: int, is_kept: bool, start: str, end: str) -> None:
    nested = start * depth + "1" + end * depth
    result = interpret(make_reply(f'{{"ended": "completed", "result": {{"x": {nested}}}}}'), RUN)
    assert (result.outcome is Outcome.PASSED) is is_kept


def test_numbers_are_kept_as_such_and_nothing_else() -> None:
    result = interpret(make_reply(COMPLETED, wall_s=3, cpu_s=float("nan"), peak_mb="3"), RUN)
    assert (result.wall_s, result.cpu_s, result.peak_mb) == (3.0, None, None)
    assert isinstance(result.wall_s, float)


def test_long_texts_are_cut_where_they_say_least() -> None:
    report = exception(message="m" * 500_000, traceback="t" * 500_000 + "end")
    report["warnings"] = [["UserWarning", "w" * 500_000]] * 60
    result = interpret(make_reply(report, exit_code=1, stdout="o" * 500_000 + "end"), RUN)
    assert result.signature is not None
    assert len(result.signature.message) == 25_000
    assert result.traceback.startswith("[cut] ")
    assert result.traceback.endswith("end")
    assert result.stdout.endswith("end")
    assert len(result.stdout) < 21_000
    assert len(result.warnings) == 50
    assert len(result.warnings[0].message) == 2_500


def test_text_that_cannot_be_stored_is_replaced() -> None:
    report = exception(type="E\ud800", message="m\udcff", traceback="t\ud800")
    report["version"] = "2\ud800"
    result = interpret(make_reply(report, exit_code=1), RUN)
    json.dumps(encode(ScriptResult, result), ensure_ascii=False).encode()
    assert result.signature is not None
    assert result.signature.type == "E\\ud800"
    assert result.signature.digest


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(10**300, 10**310)
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(["completed", "system-exit", "exception", "timeout", "memory", "\ud800"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=5), inner, max_size=4)
        | st.tuples(inner, inner).map(list)
    ),
    max_leaves=12,
)
PARTS = st.sampled_from(["type", "message", "bases", "frames", "chain", "traceback"])
EXCEPTIONS = st.dictionaries(PARTS, VALUES).map(lambda parts: {**EXCEPTION, **parts}) | VALUES
REPORTS = (
    st.fixed_dictionaries(
        {},
        optional={
            "ended": VALUES,
            "version": VALUES,
            "warnings": VALUES,
            "result": VALUES,
            "exception": EXCEPTIONS,
        },
    ).map(json.dumps)
    | VALUES
    | st.text()
)
CODES = st.none() | st.integers(0, 255) | st.just(1) | VALUES
SIGNALS = st.none() | st.integers(-1, 100) | VALUES
REPLIES = st.fixed_dictionaries(
    {},
    optional={
        "report": REPORTS,
        "exit_code": CODES,
        "signal": SIGNALS,
        "ended_by": st.none() | VALUES,
        "wall_s": VALUES,
        "cpu_s": VALUES,
        "peak_mb": VALUES,
        "stdout": VALUES,
        "stderr": VALUES,
    },
)


def is_text_or_none(value: object) -> bool:
    return value is None or isinstance(value, str)


def assert_well_typed(result: ScriptResult) -> None:
    assert isinstance(result.outcome, Outcome)
    assert result.exit_code is None or isinstance(result.exit_code, int)
    for number in (result.wall_s, result.cpu_s, result.peak_mb):
        assert number is None or isinstance(number, float)
    assert result.digest is None or isinstance(result.digest, dict)
    assert is_text_or_none(result.signal)
    assert is_text_or_none(result.framework_version)
    for text in (result.detail, result.traceback, result.stdout, result.stderr):
        assert isinstance(text, str)
    if result.signature is not None:
        assert result.signature.digest
        assert all(isinstance(text, str) for text in result.signature.bases)


@given(REPLIES)
def test_no_reply_makes_it_raise_and_every_result_can_be_stored(reply: dict[str, Any]) -> None:
    result = interpret(reply, RUN)
    assert_well_typed(result)
    text = json.dumps(encode(ScriptResult, result), allow_nan=False)
    assert decode(ScriptResult, json.loads(text)) == result


@given(REPORTS, st.integers(1, 64))
def test_no_report_hides_a_signal(report: object, number: int) -> None:
    result = interpret(make_reply() | {"report": report, "exit_code": None, "signal": number}, RUN)
    assert result.outcome is Outcome.CRASHED
    known = {item.value: item.name for item in signal.Signals}
    assert result.signal == known.get(number, f"signal {number}")


@given(REPORTS, st.integers(1, 255))
def test_no_report_makes_a_failing_script_pass(report: object, code: int) -> None:
    result = interpret(make_reply() | {"report": report, "exit_code": code}, RUN)
    assert result.outcome.is_script_failure
