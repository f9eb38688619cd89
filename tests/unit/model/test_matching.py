from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from types import FrameType, ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model import matching, native
from errata.model.matching import (
    as_present,
    fold,
    matches_text,
    matches_type,
    missing_native,
    normalise_message,
    shorten_paths,
)
from errata.running import replies

# Text of the pieces that normalisation looks for, so that random text meets its rules often.
PIECES = st.sampled_from(
    [
        *" \n\t\"',;:().…/-",
        *("...", "0x", "0x7f00aa12", "0x1f", "7f00", "broken.py", "fixed.py", "error", "Tensor"),
        *("/site-packages/", "/dist-packages/", "/home/user", "zygote-a1b2c3d4", "s/1/r12/"),
        *("\u2028", "数据", "\ud800", "::", "1234567", "/lib/python3.11/", "/tmp/tmpabcdefgh", "`"),
        *("12.20 GiB", "98.0B", "out of memory", "7 bytes", " Process 12 has ", " memory in use."),
        *("pid: 7", "(PID:12", "2026-11-23 22:00:01", "W0928 15:25:03.815069 17204 "),
        *("block: [0,0,0]", "Loss.cu:12", "NCCL error in: x:1,", "NCCL version 2.1"),
    ]
)
MESSAGES = st.lists(PIECES | st.text(max_size=4), max_size=30).map("".join)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("  a \n\t b\u2028c ", "a b c"),
        ("<code object f at 0x7f8a0c90b260>", "<code object f at 0x…>"),
        ("flags 0x1F, 0xdeadbeef_", "flags 0x1F, 0xdeadbeef_"),
        ("mask 0x12345678901234567", "mask 0x12345678901234567"),
        ('File "/home/u/v/lib/python3.9/site-packages/torch/x.py"', 'File "torch/x.py"'),
        ("/usr/lib/python3/dist-packages/numpy/core.py:3", "numpy/core.py:3"),
        ("in /home/u/cases/torch/slug/broken.py:12", "in broken.py:12"),
        ("in /home/u/fixed.pyc and /a/unbroken.py", "in /home/u/fixed.pyc and /a/unbroken.py"),
        ("cases/torch/slug/broken.py", "broken.py"),
        ("no such file: '/tmp/e/zygote-ab12_3cd/s/1/r12/work/a.bin'", "no such file: 'work/a.bin'"),
        ("0x7f00aa12/lib/site-packages/a", "0x…a"),
        ("Parameter::139983412341234 of f::140232.", "Parameter::0x… of f::140232."),
        ("f::139983412341234/x a::139983412341234b", "f::139983412341234/x a::139983412341234b"),
        ("worker (pid(s) 12, 3) exited, (pid 7) too", "worker (pid(s) …) exited, (pid …) too"),
        ("(pid 7) exited is killed by signal: 34. It", "(pid …) exited is killed by signal: …. It"),
        ("worker(pid: 1234) exited, pid 5a, rapid 3", "worker(pid: …) exited, pid 5a, rapid 3"),
        ("y = f(x)\n    ~~~^^^^^^ <--- HERE", "y = f(x) <--- HERE"),
        ("1 ^ 2, ~~x, '^^' and ~", "1 ^ 2, ~~x, '^^' and ~"),
        ("", ""),
    ],
)
def test_normalisation_removes_what_varies_and_nothing_else(text: str, expected: str) -> None:
    assert normalise_message(text) == expected


# Texts of reports, in the variants that releases, machines and runs give them.
OOM = (
    "CUDA out of memory. Tried to allocate {}. GPU 0 has a total capacity of {} of which {} is "
    "free. {}Including non-PyTorch memory, this process has {} memory in use. Of the allocated "
    "memory {} is allocated by PyTorch, and {} is reserved by PyTorch but unallocated."
)
OLD_OOM = (
    "CUDA out of memory. Tried to allocate {} (GPU 0; {} total capacity; {} already allocated; {} "
    "free; {} reserved in total by PyTorch) If reserved memory is >> allocated memory try"
)
NCCL = (
    "NCCL error in: {}, invalid usage (run with NCCL_DEBUG=WARN for details), NCCL version {}\n"
    "ncclInvalidUsage: This usually reflects invalid usage of NCCL library.\nLast error:\n"
    "Duplicate GPU detected : {} both on CUDA device {}"
)
PADDLE = (
    "Out of memory error on GPU 0. Cannot allocate {} memory on GPU 0, {} memory has been "
    "allocated and available memory is only {}.\n\nPlease check whether"
)
NPU = "error code is 507035\n[ERROR] {} (PID:{}, Device:0, RankID:-1) ERR00100 PTA call acl api"
LOSS = (
    "{}Loss.cu:{}: nll_loss_forward_reduce_cuda_kernel_2d: block: {}, thread: {} Assertion "
    "`t >= 0 && t < n_classes` failed."
)
SAME = {
    "memory": [
        OOM.format("12.20 GiB", "139.72 GiB", "12.5 GiB", "", "1.00 GiB", "3.00 GiB", "20.00 KiB"),
        OOM.format(
            *("768.00 MiB", "8.00 GiB", "0 bytes"),
            "Process 1234 has 768.00 MiB memory in use. Process 7 has 1.20 GiB memory in use. ",
            *("1.00 GiB", "0 bytes", "512 bytes"),
        ),
        OOM.format("…", "…", "…", "Process … has … GiB memory in use. ", "…", "… GiB", "… MiB"),
    ],
    "older": [
        OLD_OOM.format("1.69 GiB", "14.56 GiB", "649.97 MiB", "1.31 GiB", "1.01 GiB"),
        OLD_OOM.format("128.00 MiB", "44.99 GiB", "6.15 GiB", "0 bytes", "6.15 GiB"),
    ],
    "nccl": [
        NCCL.format(
            "../torch/csrc/distributed/c10d/NCCLUtils.hpp:275",
            *("2.20.5", "rank 1 and rank 0", "10"),
        ),
        NCCL.format(
            "/opt/pytorch/pytorch/torch/csrc/distributed/c10d/ProcessGroupNCCL.cpp:1287",
            *("2.17.1+cuda12.1", "rank 3 and rank 12", "e2000"),
        ),
    ],
    "paddle": [
        PADDLE.format("98.000244MB", "6.000000GB", "0.000000B"),
        PADDLE.format("1.531250GB", "416.625000MB", "2.814575kB"),
    ],
    "npu": [
        NPU.format("2025-04-29-18:46:11", "1066924"),
        NPU.format("2026-11-23-01:02:03.123.456", "8"),
    ],
    "lines": [
        LOSS.format("", "250", "[0,0,0]", "[3,0,0]"),
        LOSS.format("", "1245", "[12,0,1]", "[996,31,0]"),
    ],
    "timeout": [f"WorkNCCL() ran for {n} milliseconds before timing out." for n in (600410, 18)],
    "minor": [
        f"cholesky: (the leading minor of order {n} is not positive-definite)." for n in (5, 12)
    ],
    "log": [
        "W0928 15:25:03.815069 17204 gpu_resources.cc:61] Please NOTE",
        "W1231 05:00:59.000001 8 gpu_resources.cc:61] Please NOTE",
    ],
    "elastic": [
        "time : 2023-05-11_10:09:57 rank : 0 exitcode : 1 (pid: 1842)",
        "time : 2026-11-23_22:00:01 rank : 0 exitcode : 1 (pid: 99)",
    ],
    "header": ["CUDA error at IndexKernelUtils.cuh:16", "CUDA error at IndexKernelUtils.cuh:1016"],
    "python": ["Use it.", 'Use it. To fix this issue, refer to the "x" section in https://x/y'],
}


@pytest.mark.parametrize("name", SAME)
def test_one_failure_has_one_form_in_every_run(name: str) -> None:
    forms = {normalise_message(text) for text in SAME[name]}
    assert len(forms) == 1
    assert len({as_present(text) for text in map(fold, SAME[name])}) == 1
    for pattern in SAME[name]:
        assert all(matches_text(pattern, text) for text in SAME[name])


def test_different_causes_keep_different_forms() -> None:
    texts = [
        *(variants[0] for variants in SAME.values()),
        "the peak grew by more than 100 MiB",
        "the peak grew by more than 200 MiB",
        "shape '[2, 3]' is invalid for input of size 5",
        "shape '[2, 3]' is invalid for input of size 7",
        "buffer of 8 bytes",
        "buffer of 12 bytes",
        "Process 0 terminated with the following error:",
        "Process 1 terminated with the following error:",
        "for device cuda:0",
        "for device cuda:1",
        "supported until 2026-11-23",
        "at Loss.cpp:12",
        "at Loss.cpp:13",
        "ratio 20.5 and 2.5 Bytes",
        "NCCL error in: x, unhandled system error, NCCL version 2.20.5",
    ]
    assert len({normalise_message(text) for text in texts}) == len(texts)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("a b", " a\n  b "),
        ("got … but expected …", "got 3 but expected 4"),
        ("f(x) ^^^^ failed", "f(x)\n~^^ failed"),
        ("got ... but expected ...", "got 3 but expected 4"),
        ("… expected 4", "got 3 but expected 4"),
        ("got 3 …", "got 3 but expected 4"),
        ("…", ""),
        ("…", "anything at all"),
        ("a … b … b", "a 1 b 2 b"),
        ("a……b", "ab"),
        ("at 0x7f00aa12, line 3", "at 0x5566aabb, line 3"),
        ("at 0x…, line 3", "at 0x5566aabb, line 3"),
        ("at 0x…, line 3", "at 0x1f, line 3"),
        ("<code object f at 0x…, file …>", "<code object f at 0x7f1234, file 'broken.py'>"),
        ("in '/…/site-packages/torch/x.py'", "in '/home/u/site-packages/torch/x.py'"),
        ("in torch/x.py", "in /home/u/site-packages/torch/x.py"),
        ("in '/…/lib/python3.11/re.py'", "in '/home/u/lib/python3.11/re.py'"),
        ("in (…/broken.py:3)", "in (ome/u/cases/x/broken.py:3)"),
        ("no tmp/tmpaaaaaaaa/x", "no tmp/tmpbbbbbbbb/x"),
        ("f::139983412341234 is", "f::139983412340000 is"),
        ("wait...", "wait... and see"),
        ("it failed....", "it failed. Try again"),
        ("", "  \n"),
    ],
)
def test_a_pattern_matches(pattern: str, text: str) -> None:
    assert matches_text(pattern, text)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("", "a"),
        ("a", ""),
        ("a", "a b"),
        ("b", "a b"),
        ("a … b", "a"),
        ("ab…ba", "aba"),
        ("a … b … b", "a b"),
        ("a … c … b", "a b c"),
        ("error", "Error"),
        ("at 0x7f00aa12, line 3", "at 0x5566aabb 9, line 3"),
        ("a.c", "abc"),
        ("a*", "abc"),
        ("[ab]", "a"),
    ],
)
def test_a_pattern_does_not_match(pattern: str, text: str) -> None:
    assert not matches_text(pattern, text)


@st.composite
def cut_texts(draw: st.DrawFn) -> tuple[str, str]:
    """A recorded message, and the message with some of its pieces cut out."""
    text = normalise_message(draw(MESSAGES))
    cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=8)))
    pairs = zip(cuts[::2], cuts[1::2], strict=False)
    pattern, position = "", 0
    for start, end in pairs:
        pattern += text[position:start] + draw(st.sampled_from(["…", "..."]))
        position = end
    return text, pattern + text[position:]


@given(cut_texts())
def test_a_message_with_pieces_cut_out_matches_the_message(cut: tuple[str, str]) -> None:
    text, pattern = cut
    assert matches_text(pattern, text)


LITERAL = st.text(alphabet="ab (*)[01]{2}+?\\^$|\n", max_size=12)


@given(LITERAL, LITERAL)
def test_a_literal_pattern_matches_only_its_own_text(pattern: str, text: str) -> None:
    # Words of `^` alone mark columns in a traceback, and no message has them.
    own = normalise_message(text)
    assert matches_text(pattern, text) == (own in (fold(pattern), normalise_message(pattern)))


@given(st.text(alphabet="ab…", max_size=10), st.text(alphabet="ab", max_size=12))
def test_matching_agrees_with_a_regular_expression(pattern: str, text: str) -> None:
    expected = ".*".join(re.escape(piece) for piece in pattern.split("…"))
    assert matches_text(pattern, text) == bool(re.fullmatch(expected, text))


def count_calls(action: Callable[[], object]) -> int:
    """Count the calls, C functions included, that an action makes."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        action()
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("a…" * 500, "a" * 20_000),
        ("a…" * 500 + "b", "a" * 20_000),
        ("…a" * 500 + "b…", "ab" * 10_000),
        ("…" * 5_000, "…" * 20_000),
        ("..." * 5_000, "." * 20_000),
    ],
)
def test_matching_searches_each_piece_once(pattern: str, text: str) -> None:
    pieces = len(pattern.replace("...", "…").split("…"))
    assert count_calls(lambda: matches_text(pattern, text)) <= 60 + 2 * 3 * pieces


def parse_pattern(pattern: str) -> Any:
    parser = importlib.import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse")
    return parser.parse(pattern)


def repeats_in(parsed: Any, depth: int = 0) -> Iterator[tuple[float, int]]:
    """List the repeats of a parsed pattern: how often at most, and how deep inside others."""
    for operation, argument in parsed:
        name = str(operation)
        if name in ("MAX_REPEAT", "MIN_REPEAT"):
            least, most, inner = argument
            varies = least != most
            yield (float("inf") if str(most) == "MAXREPEAT" else float(most)), depth
            yield from repeats_in(inner, depth + varies)
        elif name == "SUBPATTERN":
            yield from repeats_in(argument[-1], depth)
        elif name == "BRANCH":
            for branch in argument[1]:
                yield from repeats_in(branch, depth)
        elif name in ("ASSERT", "ASSERT_NOT"):
            yield from repeats_in(argument[1], depth)


def patterns_of(module: ModuleType) -> list[tuple[str, str]]:
    found = vars(module).items()
    return [(name, value.pattern) for name, value in found if isinstance(value, re.Pattern)]


@pytest.mark.parametrize(
    ("name", "pattern"),
    [item for module in (matching, native, replies) for item in patterns_of(module)],
)
def test_a_pattern_for_untrusted_text_tries_a_bounded_number_of_ways(
    name: str, pattern: str
) -> None:
    if name in ("_RULE", "_WORD"):  # one repeat and nothing else: there is one way to match it
        assert [depth for _, depth in repeats_in(parse_pattern(pattern))] == [0]
        assert len(parse_pattern(pattern)) == 1
        return
    for most, depth in repeats_in(parse_pattern(pattern)):
        assert most <= 2_000
        assert depth == 0


def test_unbounded_and_nested_repeats_are_seen() -> None:
    assert list(repeats_in(parse_pattern("x(a{1,3}b?){1,9}c*"))) == [
        (9.0, 0),
        (3.0, 1),
        (1.0, 1),
        (float("inf"), 0),
    ]


@pytest.mark.parametrize(
    ("expected", "actual", "same"),
    [
        ("ValueError", "ValueError", True),
        ("OutOfMemoryError", "torch.cuda.OutOfMemoryError", True),
        ("torch.cuda.OutOfMemoryError", "torch.cuda.OutOfMemoryError", True),
        ("cuda.OutOfMemoryError", "torch.cuda.OutOfMemoryError", False),
        ("torch.OutOfMemoryError", "torch.cuda.OutOfMemoryError", True),
        ("RuntimeError", "torch.AcceleratorError", True),
        ("torch.AcceleratorError", "RuntimeError", True),
        ("AcceleratorError", "torch.AcceleratorError", True),
        ("AcceleratorError", "ValueError", False),
        ("ValueError", "torch.AcceleratorError", False),
        ("Error", "ValueError", False),
        ("valueerror", "ValueError", False),
    ],
)
def test_a_type_is_named_bare_or_in_full(expected: str, actual: str, same: bool) -> None:
    assert matches_type(expected, actual) is same


def test_an_expected_native_frame_is_part_of_an_actual_one() -> None:
    actual = ("GenerateKwParams (mindspore/core/ir/func_graph_extends.cc)",)
    assert missing_native(["GenerateKwParams", "func_graph_extends.cc"], actual) == ()
    assert missing_native(["Infer", "GenerateKwParams"], actual) == ("Infer",)
    assert missing_native(["Infer"], ()) == ("Infer",)


LIBRARY = "/home/u/.pyenv/versions/3.11.7/lib/python3.11"
ERRATA_RUN = "/srv/tmp/errata-x1/zygote-ab12_3cd/s/1/r12"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Words of torch 1.13 to 2.15 about functions that they do not trace.
        (
            f"'skip function scope in file {LIBRARY}/contextlib.py'', skipped according",
            "'skip function scope in file python/contextlib.py'', skipped according",
        ),
        (
            f"scope in skip_files {LIBRARY}/re.py from user code",
            "scope in skip_files python/re.py from user code",
        ),
        (
            f"filename: `{LIBRARY}/collections/__init__.py`, skip",
            "filename: `python/collections/__init__.py`, skip",
        ),
        (f"skip directory ({LIBRARY}/random.py) For", "skip directory (python/random.py) For"),
        (f'File "{LIBRARY}/copy.py", line 146', 'File "python/copy.py", line 146'),
        # torch cuts a path where the framework's own begins, wherever that is.
        (
            "Caused by: (mp/u/corp/cases/torch/slug/broken.py:12 in forward)",
            "Caused by: (broken.py:12 in forward)",
        ),
        ("# ork/main/cases/torch/slug/broken.py:14 in augment", "# broken.py:14 in augment"),
        ("cases/torch/slug/fixed.py", "fixed.py"),
        ("../slug/broken.py or ./broken.py", "broken.py or broken.py"),
        ("~/cases/slug/broken.py, $HOME/broken.py", "broken.py, broken.py"),
        ("see /home/u/broken.py.", "see broken.py."),
        ("a /home/u/broken.pyc b/unbroken.py", "a /home/u/broken.pyc b/unbroken.py"),
        ("path=/home/u/v/lib/python3.9/site-packages/torch/x.py", "path=torch/x.py"),
        ("<code at /usr/lib/python3/dist-packages/numpy/x.py>", "<code at numpy/x.py>"),
        (f"['{LIBRARY}', '{LIBRARY}/site-packages']", "['python', 'site-packages']"),
        (f"{LIBRARY}/lib-dynload/_ctypes.so: no", "python/lib-dynload/_ctypes.so: no"),
        ("g++ -I/usr/include/python3.11 -L/usr/lib x", "g++ -Ipython/include -L/usr/lib x"),
        ("-I/opt/v/lib/python3.8/site-packages/torch/include", "-Itorch/include"),
        ("['/opt/errata/envs/torch-2.15.0-a1/bin/python3.11', '-c']", "['python', '-c']"),
        ("/opt/bin/python-config", "/opt/bin/python-config"),
        (f"'{ERRATA_RUN}/work/a.bin'", "'work/a.bin'"),
        (f"{ERRATA_RUN}/tmp/tmpu8shy8pr/m.pdiparams,", "tmp/tmp…/m.pdiparams,"),
        ("/tmp/tmpabcd_123.so /var/tmp/x", "/tmp/tmp….so /var/tmp/x"),
        ("['/tmp', '/var/tmp', '/usr/tmp/x']", "['/tmp', '/var/tmp', '/usr/tmp/x']"),
        ("tmp/tmpfiles xtmp/tmpabcdefgh", "tmp/tmpfiles xtmp/tmpabcdefgh"),
        # Behind a quote a path may hold spaces and brackets.
        ('File "/home/J D/lib/python3.9/site-packages/torch/x.py"', 'File "torch/x.py"'),
        ("at '/home/J (D)/cases/broken.py': no", "at 'broken.py': no"),
        ("'/a b/c' and '/a b/d'", "'/a b/c' and '/a b/d'"),
        # An address on the web is no path, and neither is a division.
        ("https://x.org/lib/python3.11/broken.py", "https://x.org/lib/python3.11/broken.py"),
        ("file:///home/u/broken.py", "file:broken.py"),
        ("a / broken.py, 1/2", "a / broken.py, 1/2"),
        ("0x…/lib/python3.11/a", "0x…python/a"),
        ("'/home/…/lib/python3.11/a.py'", "'python/a.py'"),
    ],
)
def test_a_path_shrinks_to_what_is_the_same_elsewhere(text: str, expected: str) -> None:
    assert shorten_paths(text) == expected
    assert shorten_paths(expected) == expected


@pytest.mark.parametrize(
    "piece",
    ["/", "a/", "/broken.py", "tmp/tmpabcdefgh/", "/site-packages", "…/tmp/", "'/ ", "-I", "//a "],
)
def test_a_long_text_is_walked_through_once(piece: str) -> None:
    text = piece * (400_000 // len(piece)) + " broken.py"
    once = shorten_paths(text)
    assert shorten_paths(once) == once


PIECES = st.sampled_from(
    [
        *" /\"'`.…-:(@1a",
        "//",
        "/tmp/",
        "tmpabcdefgh",
        "broken.py",
        "/bin/python3",
        "/lib/python3.11/",
        "/site-packages/",
        "-I/",
        "/zygote-a1b2c3d4/s/1/r12/",
    ]
)


@given(st.lists(PIECES, max_size=30).map("".join))
def test_shortening_twice_changes_nothing_more(text: str) -> None:
    once = shorten_paths(text)
    assert shorten_paths(once) == once
    assert len(once) <= len(text)
