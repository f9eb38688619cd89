"""What a failure was recognised as is shown with evidence, releases and fix."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from documents import obeyed, screen
from factories import make_case

from errata.recognise.scoring import Failure, Recognised
from errata.report.recognition import diagnosis_document, recognised_section
from errata.report.to_markdown import to_markdown

Gold = Callable[[str, str], None]

KNOWN = Recognised(
    case=make_case("torch/vmap-inplace"),
    score=0.95,
    evidence=("message: the same, to the letter", "type: RuntimeError", "frames of timm"),
    is_literal=True,
    affected=tuple(f"torch-2.{minor}.0:eager:cpu" for minor in range(5, 16)),
    healed=("torch-1.13.1:eager:cpu",),
    fixed=tuple(f"torch-2.{minor}.0:eager:cpu" for minor in range(5, 16)),
)
HOSTILE = "[red]x[/red] \x1b[31mred\x1b[0m \u202eback " + "word " * 40
FAILURE = Failure(type="RuntimeError", messages=(HOSTILE,), at="x[:, :2] = y")


def test_the_screen_is_as_in_the_gold_file(gold: Gold) -> None:
    alike = replace(KNOWN, case=make_case("torch/other"), is_literal=False, score=0.7)
    unknown = replace(alike, case=replace(make_case("torch/unfixed"), fix_known=False))
    document = diagnosis_document(
        [KNOWN, alike, unknown],
        [FAILURE, FAILURE],
        cases=3,
        problems=["the record in x was not read"],
    )
    gold("diagnose-80.txt", screen(document))
    assert obeyed(to_markdown(document)) == []


def test_what_is_not_recognised_is_said_and_counted() -> None:
    shown = screen(diagnosis_document([], [FAILURE], cases=1))
    assert "No documented case is similar enough" in shown
    assert shown.endswith("not recognised · compared with 1 case and their record\n")


def test_a_draft_is_marked_and_is_not_a_documented_case() -> None:
    case = replace(make_case("torch/mine"), cause="TODO: why?", fix_known=False)
    mine = replace(KNOWN, case=case)
    shown = screen(diagnosis_document([mine], [FAILURE], cases=1))
    assert "? torch/mine  draft, the same error" in shown
    assert "none yet: the case is a draft" in shown
    assert "not documented; the same error as the draft torch/mine" in shown


def test_only_the_best_cases_are_shown() -> None:
    assert "and 2 more, less similar" in str(recognised_section([KNOWN] * 7).blocks[-1])
