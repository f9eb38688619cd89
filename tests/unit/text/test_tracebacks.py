from __future__ import annotations

import traceback

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.text.tracebacks import Trace, find_traces, trace_of

PLAIN = """\
Traceback (most recent call last):
  File "a.py", line 3, in <module>
    f(
    ^^
  File "/x/lib/python3.11/site-packages/torch/nn/a.py", line 12, in forward
    return g(x)
           ~^^^
ValueError: two lines
of words
"""


def only(text: str) -> Trace:
    [found] = find_traces(text)
    return found


def test_frames_with_their_source_and_the_message_are_read() -> None:
    found = only(PLAIN)
    assert found.type == "ValueError"
    assert found.printed == "two lines\nof words"
    assert found.statements == ("f(", "return g(x)")
    assert found.at == "f("


@pytest.mark.parametrize("prefix", ["[rank0]: ", "    ", "2026-11-01 09:12:33 ERROR ", "> ", "E  "])
def test_a_prefix_on_every_line_does_no_harm(prefix: str) -> None:
    text = "".join(f"{prefix}{line}\n" for line in PLAIN.splitlines())
    found = only(f"before\n{text}")
    assert found.type == "ValueError"
    assert len(found.statements) == 2
    assert found.line == 2


def test_colours_are_dropped() -> None:
    text = PLAIN.replace("ValueError", "\x1b[1;31mValueError\x1b[0m").replace("\n", "\r\n")
    assert only(text).type == "ValueError"


def test_a_chain_gives_every_error_in_order() -> None:
    text = (
        f"{PLAIN}\nDuring handling of the above exception, another exception occurred:\n\n{PLAIN}"
    )
    assert [trace.printed for trace in find_traces(text)] == ["two lines\nof words"] * 2


def test_a_traceback_that_is_cut_off_counts_for_nothing() -> None:
    assert find_traces(PLAIN.partition("ValueError")[0]) == ()


def test_a_prompt_behind_the_message_is_no_part_of_it() -> None:
    assert only(f"{PLAIN}(base) me@host:~/x$ ls\n").printed == "two lines\nof words"


def test_lines_of_a_test_report_are_found_without_a_traceback() -> None:
    text = (
        "    def test_a():\n>       f()\nE       torch.OutOfMemoryError: no room\n\na.py:3: Error\n"
    )
    found = only(text)
    assert (found.type, found.message) == ("torch.OutOfMemoryError", "no room")


@pytest.mark.parametrize(("above", "line"), [("", 1), ("one\ntwo\n", 3)])
@pytest.mark.parametrize("cut", [0, 1])
def test_its_first_line_is_told_with_or_without_the_header(above: str, line: int, cut: int) -> None:
    text = "\n".join(PLAIN.splitlines()[cut:])
    assert only(f"{above}{text}").line == line


def test_a_last_line_alone_is_enough() -> None:
    assert only("RuntimeError: no traceback here").message == "no traceback here"


def test_a_signal_stands_for_a_crash() -> None:
    assert only("python a.py\nSegmentation fault (core dumped)\n").signal == "SIGSEGV"
    assert only("Fatal Python error: Aborted\n").signal == "SIGABRT"


def test_an_error_without_a_message_is_read() -> None:
    text = (
        'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\nAssertionError\n'
    )
    assert only(text) == trace_of("AssertionError")


def test_messages_are_offered_whole_by_paragraph_and_by_line() -> None:
    trace = trace_of("E", "one\ntwo\n\nthree")
    assert trace.messages == ("one\ntwo\n\nthree", "one\ntwo", "one")


@given(st.text(st.characters(codec="ascii", categories=["L", "N", "P", "Zs"]), max_size=60))
def test_what_python_prints_is_read_back(words: str) -> None:
    words = " ".join(words.split())
    try:
        raise LookupError(words)  # noqa: TRY301
    except LookupError:
        found = only(traceback.format_exc())
    assert (found.type, found.printed) == ("LookupError", words)
    assert found.statements[-1].startswith("raise LookupError(words)")
