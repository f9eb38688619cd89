"""What a failure was recognised as is shown with cause, fix, releases and evidence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from documents import obeyed, screen

from errata.commands.diagnose.diagnosing import (
    Answer,
    Diagnosis,
    both_ends,
    diagnosis_document,
    hint_lines,
)
from errata.commands.diagnose.index import CaseFacts
from errata.commands.diagnose.scoring import Recognised, recognised_as
from errata.report.document import Document
from errata.report.markdown import to_markdown
from errata.text.tracebacks import Trace, trace_of

Gold = Callable[[str, str], None]

CASE = CaseFacts(
    id="torch/vmap-inplace",
    title="Title of torch/vmap-inplace",
    framework="torch",
    cause="cause",
    fix="fix",
    statements=("error[:, :2] = y",),
    affected=tuple(f"torch-2.{minor}.0:eager:cpu" for minor in range(5, 16)),
    healed=("torch-1.13.1:eager:cpu",),
    fixed=tuple(f"torch-2.{minor}.0:eager:cpu" for minor in range(5, 16)),
)


def known(same_error: bool = True, **changes: Any) -> Recognised:
    return recognised_as(
        replace(CASE, **changes),
        score=1.0 if same_error else 0.7,
        is_sure=True,
        evidence=("message: the same" if same_error else "message: 70%", "type: RuntimeError"),
        found=("RuntimeError", "inplace arithmetic is not possible", 12),
    )


KNOWN = known()
HOSTILE = "[red]x[/red] \x1b[31mred\x1b[0m \u202eback " + "word " * 40
TRACE = trace_of("RuntimeError", HOSTILE)


def shown(
    *recognised: Recognised,
    release: str = "",
    traces: tuple[Trace, ...] = (),
    answer: Answer = "not known",
) -> Document:
    found = Diagnosis(
        version="",
        answer=answer,
        releases={"torch": release} if release else {},
        errors=traces,
        recognised=recognised,
        names={},
    )
    return diagnosis_document(
        found, cases=3, source="trace.txt", problems=["the record in x was not read"]
    )


def test_one_of_several_causes_is_as_in_the_gold_file(gold: Gold) -> None:
    alike = known(id="torch/other", fix_known=False, same_error=False)
    draft = known(id="torch/mine", is_draft=True)
    document = shown(KNOWN, alike, draft, release="2.6.0", traces=(TRACE,))
    gold("diagnose-80.txt", screen(document))
    assert obeyed(to_markdown(document)) == []


def test_causes_with_the_same_evidence_are_headed_once_and_told_apart_in_a_few_lines() -> None:
    usual = known(frequency="common", discriminator="A frame calls `item()`.", fix="Do. Not two.")
    words = screen(shown(usual, known(id="torch/other")))
    assert " ".join(words.split()).count("message: the same; type: RuntimeError") == 1
    assert "? torch/vmap-inplace  common\n" in words
    assert "tell by  A frame calls `item()`.\n    fix      Do. Not two.\n" in words
    assert "this failure" not in words
    assert words.count("errata show") == 1


def test_a_hint_has_at_most_six_short_lines() -> None:
    assert hint_lines((), {}) == ()
    long = known(cause="One. Two." * 99, fix="`a` " * 99, title="A\x1b[2J title")
    lines = hint_lines((long,), {"torch": "2.6.0"})
    assert lines[0] == "Errata knows this failure: torch/vmap-inplace"
    assert lines[-1] == "  more: errata show torch/vmap-inplace"
    assert len(lines) == 6
    assert max(map(len, lines)) < 150
    assert not any("\x1b" in line for line in lines)


def test_words_that_other_causes_share_are_never_called_this_failure() -> None:
    generic = known(generic=True)
    assert not generic.is_sure
    assert "this failure" not in screen(shown(generic, answer="a usual cause"))
    assert hint_lines((generic,), {})[0].startswith("Errata knows a usual cause of this error")


def test_a_hint_of_several_causes_says_how_to_tell_them_apart() -> None:
    causes = [known(id=f"torch/{n}", discriminator=f"Frame {n}.") for n in range(5)]
    lines = hint_lines(causes, {})
    assert lines[0] == "Errata knows 5 causes of this error, the likeliest first:"
    assert lines[1:3] == ("  torch/0: Frame 0.", "  fix: fix")
    assert lines[3:5] == ("  torch/1: Frame 1.", "  torch/2: Frame 2.")
    assert len(lines) == 6


def test_a_usual_cause_is_not_called_the_failure() -> None:
    usual = replace(KNOWN, is_sure=False)
    words = screen(shown(usual, answer="a usual cause"))
    assert "this failure" not in words
    assert words.endswith(
        "? a usual cause of this message: torch/vmap-inplace · searched 3 cases\n"
    )
    assert hint_lines((usual,), {})[0].startswith("Errata knows a usual cause of this error: ")


def test_each_of_several_causes_takes_at_most_twelve_lines_and_the_first_has_its_whole_fix() -> (
    None
):
    long = known(discriminator="Look at the frame. " * 40, fix="First do this. Then do that.")
    words = screen(shown(long, replace(long, case="torch/other"), answer="one of these"))
    parts = words.split("\n? ")[1:]
    assert max(part.count("\n") for part in parts) <= 12
    assert "Then do that." in parts[0]
    assert "Then do that." not in parts[1]


def test_the_whole_message_of_the_error_is_shown_and_not_only_the_words_found() -> None:
    trace = trace_of("RuntimeError", "inplace arithmetic is not possible (4x8 and 16x2)")
    assert "not possible (4x8 and 16x2)" in screen(shown(KNOWN, traces=(trace,)))


def test_a_release_of_another_framework_is_told() -> None:
    assert "torch 2.1.0 is another framework" not in screen(shown(KNOWN, release="2.1.0"))
    other = known(framework="paddle")
    assert "torch 2.1.0 is another framework" in screen(shown(other, release="2.1.0"))


def test_a_warning_before_another_error_has_its_own_heading() -> None:
    warned = replace(KNOWN, type="UserWarning", is_sure=False)
    text = screen(shown(warned, answer="a usual cause"))
    assert "The error at the end is not known. A warning before it is documented:" in text
    assert "a warning before it: torch/vmap-inplace" in text


def test_of_a_long_message_both_ends_are_shown() -> None:
    assert both_ends("a" * 40 + "b" * 40, 30) == "a" * 10 + " … " + "b" * 20


def test_one_cause_is_named_without_how_to_tell_it_from_others() -> None:
    words = screen(shown(KNOWN))
    assert "tell by" not in words
    assert "you have" not in words
    assert words.endswith("this failure: torch/vmap-inplace · searched 3 cases\n")


def test_what_is_not_known_is_said_with_the_commands_that_file_it(gold: Gold) -> None:
    document = shown(traces=(trace_of("RuntimeError", "x"), TRACE))
    assert "errata new --from-markdown trace.txt" in screen(document)
    assert obeyed(to_markdown(shown(traces=(TRACE,)))) == []
    gold("diagnose-unknown-80.txt", screen(document))
