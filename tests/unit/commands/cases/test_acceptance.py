"""What accepting would write is shown trial by trial, and no text is obeyed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from documents import screen

from errata.commands.cases.accepting import (
    AcceptanceView,
    FileDiff,
    RecordChange,
    acceptance_document,
)
from errata.commands.cases.rewriting import Documented, LeftAlone
from errata.compare.sides import Row
from errata.model.case import Expectation
from errata.model.outcome import Outcome, Signature
from errata.model.verdict import Observation, Verdict
from errata.report.document import Item, Sides

Gold = Callable[[str, str], None]

OLD_WORDS = "a tensor needed for the gradient was modified: it is output 0 of ReluBackward0, at 2"
NEW_WORDS = OLD_WORDS.replace("ReluBackward0", "Relu")
FAILS = Expectation(outcome=Outcome.RAISED, type="RuntimeError", message=OLD_WORDS, at="f()")
RAISED = Observation(
    case="torch/dropout",
    place="torch-2.0.1:eager:cpu",
    verdict=Verdict.REPRODUCES,
    broken=Outcome.RAISED,
    fixed=Outcome.PASSED,
    content="a+b",
    signature=Signature(type="RuntimeError", message=OLD_WORDS, at="f()"),
    build="2.0.1+cpu",
    python="3.11",
    result={"mean": 1.5, "parts": {"shape": [2]}},
)
DRIFTED = replace(
    RAISED,
    verdict=Verdict.DRIFTED,
    signature=Signature(type="RuntimeError", message=NEW_WORDS, at="f()"),
)
REASON = "fails at the documented place, but differs: message"


def diff(name: str, before: str, after: str) -> FileDiff:
    return FileDiff(path=Path(name), name=name, before=before, after=after)


def at(observation: Observation, version: str, case: str = "torch/dropout") -> Observation:
    return replace(observation, case=case, place=f"torch-{version}:eager:cpu")


def documented(version: str, now: Expectation, before: Expectation | None = FAILS) -> Documented:
    verdict = Verdict.HEALED if now.outcome is Outcome.PASSED else Verdict.DRIFTED
    return Documented(
        id=f"torch/dropout@torch-{version}:eager:cpu", verdict=verdict, before=before, now=now
    )


@pytest.fixture
def view() -> AcceptanceView:
    before = 'title = "x"\n\n[[expect]]\noutcome = "raised"\nmessage = "old"\n'
    after = before.replace('"old"', '"new"')
    healed = replace(
        RAISED, verdict=Verdict.HEALED, broken=Outcome.PASSED, signature=None, build="2.15.0+cpu"
    )
    return AcceptanceView(
        run=7,
        changes=(
            RecordChange(now=at(DRIFTED, "2.13.0"), before=at(RAISED, "2.13.0"), reason=REASON),
            RecordChange(now=at(DRIFTED, "2.14.1"), before=at(RAISED, "2.14.1"), reason=REASON),
            RecordChange(
                now=at(healed, "2.15.0"), before=at(RAISED, "2.15.0"), reason="the script passes"
            ),
            *(
                RecordChange(now=at(RAISED, f"2.{minor}.0", "torch/vmap"), before=None)
                for minor in range(14)
            ),
        ),
        documented=(
            documented("2.13.0", replace(FAILS, message=NEW_WORDS)),
            documented("2.14.1", replace(FAILS, message=NEW_WORDS)),
            documented("2.15.0", Expectation(outcome=Outcome.PASSED)),
        ),
        left=(
            LeftAlone(id="torch/vmap@torch-2.15.0:eager:cpu", why="masked: fails somewhere else"),
        ),
        case_files=(diff("cases/torch/dropout/case.toml", before, after),),
        record_files=(diff("reports/x.json", "", '{\n "a": 1\n}\n'),),
        same=3,
        inconclusive=1,
        stale=2,
        flaky=1,
        nightlies=("torch-2.17.0.dev20261119",),
    )


def shown(view: AcceptanceView, width: int = 120, *, verbose: bool = False) -> str:
    return screen(acceptance_document(view), width, verbose=verbose)


def test_the_screens_are_as_in_the_gold_files(view: AcceptanceView, gold: Gold) -> None:
    for width in (80, 120):
        gold(f"acceptance-{width}.txt", shown(view, width))
    assert "reports/x.json" not in shown(view)
    gold("acceptance-120-verbose.txt", shown(view, verbose=True))


def test_colours_tell_what_comes_and_what_goes(view: AcceptanceView) -> None:
    text = screen(acceptance_document(view), color=True)
    assert '\x1b[31m-message = "old"\x1b[0m' in text
    assert '\x1b[32m+message = "new"\x1b[0m' in text


def item_of(
    changes: Sequence[RecordChange] = (), documented: Sequence[Documented] = ()
) -> tuple[Item, list[Row]]:
    """Return the only item of an acceptance and its rows."""
    view = AcceptanceView(run=1, changes=tuple(changes), documented=tuple(documented))
    [section] = acceptance_document(view).sections
    [item] = section.blocks
    assert isinstance(item, Item)
    sides = [block for block in item.blocks if isinstance(block, Sides)]
    return item, [row for block in sides for row in block.rows]


def test_trials_that_change_alike_are_one_group() -> None:
    changes = [
        RecordChange(now=at(DRIFTED, v), before=at(RAISED, v), reason=REASON)
        for v in ("2.0.1", "2.5.1")
    ]
    item, rows = item_of(changes)
    assert item.trials == (
        "torch/dropout@torch-2.0.1:eager:cpu",
        "torch/dropout@torch-2.5.1:eager:cpu",
    )
    assert [row.name for row in rows] == ["message"]


def test_what_is_no_verdict_is_shown_as_well() -> None:
    now = replace(RAISED, build="2.0.1+cu117", result={"mean": 2.5}, content="c+d")
    item, rows = item_of([RecordChange(now=now, before=RAISED)])
    assert item.kind == "reproduces, differently"
    assert [row.name for row in rows] == ["build", "result", "scripts"]


def test_a_place_of_which_nothing_was_documented_shows_all_of_it() -> None:
    _, rows = item_of(documented=[documented("2.0.1", FAILS, before=None)])
    assert [row.name for row in rows] == ["outcome", "type", "message", "at"]
    assert not any(side.pieces for row in rows for side in row.before)


def test_a_pattern_that_fits_is_no_difference() -> None:
    before = replace(FAILS, message="a tensor … of ReluBackward0, at 2")
    now = replace(FAILS, message=NEW_WORDS)
    _, [row] = item_of(documented=[documented("2.0.1", now, before=before)])
    [earlier] = row.before
    assert [piece.text for piece in earlier.pieces if piece.differs] == ["ReluBackward0,"]


def test_nothing_that_a_script_printed_reaches_the_terminal_as_it_is() -> None:
    evil = "\x1b[2J[bold]\u202e\r\n"
    signature = Signature(type=evil, message=evil, at=evil)
    view = AcceptanceView(
        run=1,
        changes=(RecordChange(now=replace(RAISED, signature=signature), before=None),),
        documented=(documented("2.0.1", replace(FAILS, message=evil)),),
        left=(LeftAlone(id=evil, why=evil),),
        case_files=(diff(evil, "", evil),),
        record_files=(diff("x", evil, ""),),
    )
    text = shown(view, verbose=True)
    assert "[bold]" in text
    assert not {"\x1b", "\u202e", "\r"} & set(text)


def test_a_hint_leads_to_documenting_what_was_observed() -> None:
    text = shown(AcceptanceView(run=1, changes=(), undocumented=1))
    assert "1 trial did not do what case.toml documents" in text
    assert "errata accept --expectations" in text
