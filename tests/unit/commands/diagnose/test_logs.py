"""Logs of CI: every failure is found once, whatever the machine wrote around it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from errata.commands.diagnose.logs import Log, read_lines

TRACEBACK = """Traceback (most recent call last):
  File "/app/train.py", line 7, in <module>
    main()
  File "/app/train.py", line 4, in main
    y = layer(x)
RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x6 and 5x2)"""
MESSAGE = "mat1 and mat2 shapes cannot be multiplied (2x6 and 5x2)"
PYTEST = """\
============================= test session starts ==============================
collected 4 items

tests/test_x.py .FF.                                                     [100%]

=================================== FAILURES ===================================
_______________________________ TestNet.test_net _______________________________

    def test_net(self):
>       net(torch.ones(2, 6))

tests/test_x.py:8:
_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _

self = Linear(in_features=5, out_features=2)
>       return F.linear(input, self.weight, self.bias)
E       RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x6 and 5x2)

/venv/lib/python3.11/site-packages/torch/nn/modules/linear.py:134: RuntimeError
----------------------------- Captured stderr call -----------------------------
Traceback (most recent call last):
  File "/app/other.py", line 1, in <module>
ValueError: printed by the program, and caught
__________________________________ test_own[3] __________________________________

    def test_own(n):
>       assert n == 4
E       assert 3 == 4

tests/test_x.py:12: AssertionError
=========================== short test summary info ============================
FAILED tests/test_x.py::TestNet::test_net - RuntimeError: mat1 and mat2 shapes...
FAILED tests/test_x.py::test_own[3] - assert 3 == 4
ERROR tests/test_y.py - ModuleNotFoundError: No module named 'timm'
========================= 2 failed, 2 passed in 0.12s ==========================
"""


def read(text: str) -> Log:
    return read_lines("job.log", text.splitlines())


def said(log: Log) -> list[tuple[str, str]]:
    return [(one.type, one.message) for one in log.found]


def test_pytest_shows_a_failure_twice_and_it_counts_once() -> None:
    log = read(PYTEST)
    assert said(log) == [
        ("RuntimeError", MESSAGE),
        ("AssertionError", "assert 3 == 4"),
        ("ModuleNotFoundError", "No module named 'timm'"),
    ]
    assert [one.test for one in log.found] == [
        "tests/test_x.py::TestNet::test_net",
        "tests/test_x.py::test_own[3]",
        "tests/test_y.py",
    ]
    assert log.found[0].line == 7
    assert "printed by the program" in log.found[0].text


@pytest.mark.parametrize(
    ("line", "test"),
    [
        ("tests/test_x.py::test_a[1 - 2] PASSED                  [ 12%]", "test_x.test_a[1 - 2]"),
        ("[gw0] [ 12%] PASSED tests/test_x.py::test_a[1 - 2] ", "test_x.test_a[1 - 2]"),
        ("2026-11-20T01:02:03.1234567Z tests/test_x.py::test_a PASSED", "test_x.test_a"),
        ("test_a (tests.test_x.TestX) ... ok", "test_x.TestX.test_a"),
    ],
)
def test_tests_that_passed_are_kept(line: str, test: str) -> None:
    assert read(line).passed == {f"tests.{test}"}


LINK = "During handling of the above exception, another exception occurred:"
END = f"RuntimeError: {MESSAGE}"
SECOND = TRACEBACK.replace(END, "KeyError: 'model'")
CHILD = "torch.distributed.elastic.multiprocessing.errors.ChildFailedError"
FOLLOWS = TRACEBACK.replace(END, f"{CHILD}: ")
OF_RANK = "\n".join(f"[rank0]: {line}" for line in TRACEBACK.split("\n"))
MIXED = "\n".join(f"[rank{rank}]: {line}" for line in TRACEBACK.split("\n") for rank in (0, 1))
QUIET = "\n".join(f"step {number}" for number in range(60))
ALONE = "2026-11-20 01:02:03,123 ERROR worker: RuntimeError: CUDA error: no kernel image"
DIED = "Fatal Python error: Segmentation fault\n\nCurrent thread 0x1 (most recent call first):"
FOUND = ("RuntimeError", MESSAGE)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        pytest.param("all is well\nError handling is on\n", [], id="no failure"),
        pytest.param(MIXED, [FOUND] * 2, id="ranks whose lines are mixed"),
        pytest.param(
            f"{TRACEBACK}\n\n{LINK}\n\n{SECOND}\nepoch 2\n",
            [("KeyError", "'model'")],
            id="of errors that one another caused the last",
        ),
        pytest.param(f"{OF_RANK}\n{FOLLOWS}", [FOUND], id="without what only follows from it"),
        pytest.param(FOLLOWS, [(CHILD, "")], id="what follows, alone"),
        pytest.param(f"{TRACEBACK}\n{QUIET}\n{TRACEBACK}\n", [FOUND] * 2, id="two programs"),
        pytest.param(ALONE, [("RuntimeError", "CUDA error: no kernel image")], id="a line alone"),
        pytest.param(f"{ALONE}\n{TRACEBACK}", [FOUND], id="a line beside something better"),
        pytest.param(DIED, [("", "Segmentation fault")], id="a process that died"),
    ],
)
def test_which_failures_a_log_has(text: str, found: list[tuple[str, str]]) -> None:
    log = read(text)
    assert said(log) == found
    assert LINK not in text or LINK in log.found[0].text


PREFIXES = [
    "",
    "2026-11-20T01:02:03.1234567Z ",
    "unit (3.11)\tRun tests\t2026-11-20T01:02:03.1234567Z ",
    "\x1b_bk;t=1763600000000\x07",
    "[2026-11-20T01:02:03.123Z] ",
    "[rank0]: ",
    "(RayTrainWorker pid=1234, ip=10.0.0.1) ",
    "0: ",
    "trainer-1  | ",
    "python3.11-torch> ",
    "       > ",
]
MORE_PREFIXES = [
    "[default0]:[rank0]: ",
    "(EngineCore_0 pid=77) ERROR 11-20 01:02:03 [core.py:396] ",
    "ERROR:root:",
]


@pytest.mark.parametrize("prefix", [*PREFIXES, *MORE_PREFIXES])
def test_what_a_machine_writes_before_each_line_is_left_out(prefix: str) -> None:
    log = read("\n".join(prefix + line for line in ["it begins", *TRACEBACK.split("\n")]))
    assert said(log) == [("RuntimeError", MESSAGE)]
    assert log.found[0].text.split("\n")[-1] == f"RuntimeError: {MESSAGE}"
    assert log.found[0].job == ("unit (3.11)" if "\t" in prefix else "")


def test_tracebacks_one_after_the_other_are_so_many_failures() -> None:
    log = read(f"{TRACEBACK}\nnext program\n" * 200)
    assert len(log.found) == 200
    assert log.found[1].line == 8
    assert log.found[1].text.startswith("Traceback")


@pytest.mark.parametrize(
    ("line", "cuts"),
    [
        ("##[error]The runner has received a shutdown signal. This can happen when", True),
        ("slurmstepd: error: *** JOB 7 ON n1 CANCELLED AT 2026-11-20 DUE TO TIME LIMIT ***", True),
        ("##[error]Process completed with exit code 137.", True),
        ("OSError: [Errno 28] No space left on device", False),
    ],
)
def test_what_the_machine_did_is_apart(line: str, cuts: bool) -> None:
    log = read(f"pip install\n{line}\n{line}")
    assert [one.is_machine for one in log.found][:1] == [True]
    assert bool(log.cut_off) is cuts


def test_the_build_is_named() -> None:
    url = "https://github.com/pytorch/pytorch/actions/runs/123/job/456"
    assert read(f"see {url}").build == "github.com/pytorch/pytorch/actions/runs/123"


def test_what_is_kept_of_hostile_logs_is_bounded() -> None:
    log = read("\n".join(["Traceback (most recent call last):", *["x" * 5000] * 20_000]))
    assert log.found == []
    endless = "\n".join(f'  File "a.py", line {n}, in f' for n in range(50_000))
    log = read(f"Traceback (most recent call last):\n{endless}\nRecursionError: too deep")
    assert said(log) == [("RecursionError", "too deep")]
    assert len(log.found[0].text) < 100_000
    assert read("_" * 200_000 + "\n" + "=" * 200_000 + "\n" + "E " * 100_000).found == []


WORDS = st.sampled_from(["sizes", "must", "match", "tensor", "expected", "but", "found", "weights"])
SENTENCES = st.lists(WORDS, min_size=2, max_size=6).map(" ".join)
FAILURES = st.lists(
    st.tuples(
        st.sampled_from(["RuntimeError", "ValueError", "torch._dynamo.exc.Unsupported"]),
        SENTENCES,
        st.lists(SENTENCES, max_size=2),  # further lines of the message
    ),
    min_size=1,
    max_size=4,
)
Generated = list[tuple[str, str, list[str]]]


def as_summary(failures: Generated) -> list[str]:
    lines = ["=========================== short test summary info ============================"]
    for number, (kind, first, more) in enumerate(failures):
        took = "[0.4110s] " if number % 2 else ""
        lines += [f"FAILED {took}tests/test_x.py::TestX::test_{number} - {kind}: {first}", *more]
    return [
        *lines,
        f"========================= {len(failures)} failed in 0.12s =========================",
    ]


def as_sections(failures: Generated) -> list[str]:
    lines = ["=================================== FAILURES ==================================="]
    for number, (kind, first, more) in enumerate(failures):
        lines += [
            f"_______________________________ TestX.test_{number} _______________________________",
            "",
            ">       f()",
            f"E       {kind}: {first}",
            *(f"E       {line}" for line in more),
            "",
            f"tests/test_x.py:12: {kind.rpartition('.')[2]}",
        ]
    return [*lines, *as_summary([(kind, first, []) for kind, first, _ in failures])]


def as_unittest(failures: Generated) -> list[str]:
    lines = []
    for number, (kind, first, more) in enumerate(failures):
        lines += [
            "=" * 70,
            f"ERROR: test_{number} (tests.test_x.TestX)",
            "-" * 70,
            "Traceback (most recent call last):",
            '  File "/app/tests/test_x.py", line 7, in test',
            "    f()",
            f"{kind}: {first}",
            *more,
            "",
        ]
    return [*lines, "-" * 70, "Ran 40 tests in 4.551s", "", f"FAILED (errors={len(failures)})"]


def as_jenkins(failures: Generated) -> list[str]:
    return [line for each in as_unittest(failures) for line in (each, "")]


@pytest.mark.parametrize("write", [as_summary, as_sections, as_unittest, as_jenkins])
@pytest.mark.parametrize("prefix", PREFIXES)
@given(failures=FAILURES)
@settings(max_examples=8)
def test_a_log_has_exactly_the_failures_that_were_written(
    write: Callable[[Generated], list[str]], prefix: str, failures: Generated
) -> None:
    is_blank = write is as_jenkins
    lines = ["it begins", *write(failures), "it ends"]
    log = read("\n".join(prefix + line if line or not is_blank else line for line in lines))
    found = [(one.test.rpartition("test_")[2], one.type, one.message) for one in log.found]
    assert found == [
        (f"{number}", kind, " ".join([first, *more]))
        for number, (kind, first, more) in enumerate(failures)
    ]


def test_a_test_that_failed_because_of_the_machine_is_one_failure() -> None:
    log = read(
        "FAILED tests/test_x.py::test_get - ConnectionError: Temporary failure in name resolution\n"
        "========================= 1 failed in 0.12s =========================\n"
    )
    assert [(one.test, one.is_machine) for one in log.found] == [
        ("tests/test_x.py::test_get", True)
    ]
