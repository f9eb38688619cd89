from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from documents import Gold, screen
from factories import CASE_TOML, PASSED, make_raised
from stored_runs import UNAVAILABLE, StoredRuns

from errata.commands.cases.accepting import (
    AcceptanceView,
    FileDiff,
    RecordChange,
    acceptance_document,
    prepare_acceptance,
    write_acceptance,
)
from errata.commands.cases.rewriting import Documented, LeftAlone
from errata.compare.behaviour import Row
from errata.measuring.stored import CONFIRMATION
from errata.model.case import Expectation
from errata.model.errors import NothingSelected, UsageProblem
from errata.model.outcome import Isolation, Outcome, ScriptResult, Signature
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Observation, Verdict
from errata.report.document import Item, Sides
from errata.store.observed import read_record


class Accepting(StoredRuns):
    """A corpus of two torch cases and a store with one run of them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, ("torch/one", "torch/two"))
        self.run = self.night(1)

    def add(self, case: str, version: str, broken: ScriptResult, repeat: int = 0) -> None:
        self.say(self.run, f"torch-{version}", broken, case=f"torch/{case}", repeats=(repeat,))

    def prepare(
        self, patterns: Sequence[str] = (), *, expectations: bool = False
    ) -> AcceptanceView:
        return prepare_acceptance(
            self.project, self.store, self.run, patterns, expectations=expectations
        )

    def write(self, patterns: Sequence[str] = (), *, expectations: bool = False) -> AcceptanceView:
        view = self.prepare(patterns, expectations=expectations)
        write_acceptance(view.files)
        return view

    def text(self, case: str) -> str:
        return (self.project.corpora[0] / "torch" / case / "case.toml").read_text()

    def recorded(self) -> dict[str, str]:
        record = read_record(self.project.record)
        return {name: str(observation.verdict) for name, observation in record.items()}


@pytest.fixture
def accepting(tmp_path: Path) -> Accepting:
    made = Accepting(tmp_path)
    made.add("one", "2.5.1", make_raised())
    made.add("one", "2.15.0", PASSED)
    made.add("two", "2.5.1", make_raised())
    return made


ONE_OLD = "torch/one@torch-2.5.1:eager:cpu"
ONE_NEW = "torch/one@torch-2.15.0:eager:cpu"
TWO_OLD = "torch/two@torch-2.5.1:eager:cpu"
TWO_NEW = "torch/two@torch-2.15.0:eager:cpu"


def changes_of(view: AcceptanceView) -> dict[str, str]:
    verdicts = {
        change.now.id: (change.before.verdict if change.before else "new", change.now.verdict)
        for change in view.changes
    }
    return {name: f"{before} -> {now}" for name, (before, now) in verdicts.items()}


def test_everything_that_was_said_is_recorded(accepting: Accepting) -> None:
    assert changes_of(accepting.write()) == {
        ONE_NEW: "new -> healed",
        ONE_OLD: "new -> reproduces",
        TWO_OLD: "new -> reproduces",
    }
    assert accepting.recorded() == {ONE_OLD: "reproduces", ONE_NEW: "healed", TWO_OLD: "reproduces"}
    again = accepting.write()
    assert (again.changes, again.same, again.inconclusive, again.files) == ((), 3, 0, ())


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("torch/one", {ONE_OLD, ONE_NEW}),
        ("two", {TWO_OLD}),
        ("*@torch-2.5.1:*", {ONE_OLD, TWO_OLD}),
        (ONE_NEW, {ONE_NEW}),
        (f"{ONE_NEW}:broken", {ONE_NEW}),
    ],
)
def test_only_what_was_named_is_recorded(
    accepting: Accepting, pattern: str, expected: set[str]
) -> None:
    accepting.write([pattern])
    assert set(accepting.recorded()) == expected


@pytest.mark.parametrize("pattern", ["torch/three", "torch/one@torch-2.0.1:*"])
def test_what_names_nothing_in_the_run_is_refused(accepting: Accepting, pattern: str) -> None:
    with pytest.raises(NothingSelected):
        accepting.write([pattern])
    assert accepting.recorded() == {}


def test_preparing_writes_nothing(accepting: Accepting) -> None:
    view = accepting.prepare(expectations=True)
    assert len(view.changes) == 3
    assert accepting.recorded() == {}
    assert accepting.text("one") == CASE_TOML


def test_trials_of_which_nothing_was_said_never_touch_the_record(accepting: Accepting) -> None:
    accepting.write()
    before = accepting.recorded()
    accepting.add("two", "2.0.1", UNAVAILABLE)
    again = accepting.write()
    assert (again.changes, again.same, again.inconclusive) == ((), 3, 1)
    assert accepting.recorded() == before


def test_trials_whose_runs_disagree_never_touch_the_record(accepting: Accepting) -> None:
    accepting.add("two", "2.5.1", PASSED, repeat=1)
    view = accepting.write()
    assert view.flaky == 1
    assert set(accepting.recorded()) == {ONE_OLD, ONE_NEW}


def test_nightly_builds_never_touch_the_record(accepting: Accepting) -> None:
    accepting.add("two", "2.17.0.dev20261119", make_raised())
    view = accepting.write()
    assert view.nightlies == ("torch-2.17.0.dev20261119",)
    assert set(accepting.recorded()) == {ONE_OLD, ONE_NEW, TWO_OLD}


def test_what_ran_only_to_confirm_something_else_is_left_alone(accepting: Accepting) -> None:
    accepting.add("two", "2.0.1", make_raised(), repeat=CONFIRMATION)
    accepting.write()
    assert set(accepting.recorded()) == {ONE_OLD, ONE_NEW, TWO_OLD}


def test_healing_is_not_believed_where_the_known_failure_is_gone_too(accepting: Accepting) -> None:
    accepting.add("one", "2.0.1", PASSED, repeat=CONFIRMATION)
    view = accepting.write(expectations=True)
    assert view.flaky == 1
    assert set(accepting.recorded()) == {ONE_OLD, TWO_OLD}
    assert [left.id for left in view.left] == [ONE_NEW]
    assert accepting.text("one") == CASE_TOML


def test_results_of_scripts_edited_since_are_not_recorded(accepting: Accepting) -> None:
    broken = accepting.project.corpora[0] / "torch" / "one" / "broken.py"
    broken.write_text(broken.read_text() + "\n# edited\n")
    assert accepting.write().stale == 2
    assert set(accepting.recorded()) == {TWO_OLD}


def test_what_a_resumed_run_measured_anew_after_an_edit_is_recorded(accepting: Accepting) -> None:
    broken = accepting.project.corpora[0] / "torch" / "one" / "broken.py"
    broken.write_text(broken.read_text() + "\n# edited\n")
    accepting.add("one", "2.5.1", make_raised())
    assert accepting.write().stale == 1
    assert set(accepting.recorded()) == {ONE_OLD, TWO_OLD}


def test_releases_are_shown_from_old_to_new(tmp_path: Path) -> None:
    made = Accepting(tmp_path)
    for version in ("2.15.0", "2.5.1", "2.0.1"):
        made.add("one", version, make_raised())
    shown = [change.now.place for change in made.prepare().changes]
    assert shown == [f"torch-{version}:eager:cpu" for version in ("2.0.1", "2.5.1", "2.15.0")]


def test_scripts_that_ran_in_different_isolations_are_one_trial(tmp_path: Path) -> None:
    made = Accepting(tmp_path)
    made.add("one", "2.5.1", replace(make_raised(), isolation=Isolation.FRESH))
    assert changes_of(made.write()) == {ONE_OLD: "new -> reproduces"}


def test_a_release_is_known_by_its_name_where_no_facts_were_stored(accepting: Accepting) -> None:
    facts = EnvironmentFacts(environment="torch-2.5.1")
    accepting.store.add_environment(accepting.run.id, facts)
    assert changes_of(accepting.write([TWO_OLD])) == {TWO_OLD: "new -> reproduces"}


def test_a_file_changed_while_the_question_was_open_stops_everything(accepting: Accepting) -> None:
    view = accepting.prepare(expectations=True)
    path = accepting.project.corpora[0] / "torch" / "one" / "case.toml"
    path.write_text(f"{CASE_TOML}# mine\n")
    with pytest.raises(UsageProblem, match="has changed since it was read"):
        write_acceptance(view.files)
    assert accepting.recorded() == {}


# Expectations -------------------------------------------------------------------------------


def test_what_healed_becomes_documented_and_the_record_follows(accepting: Accepting) -> None:
    view = accepting.write(expectations=True)
    assert [one.id for one in view.documented] == [ONE_NEW]
    assert view.left == ()
    assert accepting.text("one") == CASE_TOML.replace(
        "[[expect]]", '[[expect]]\nreleases = "==2.15.0"\noutcome = "passed"\n\n[[expect]]'
    )
    assert accepting.text("two") == CASE_TOML
    assert accepting.write(expectations=True).files == ()


def test_a_new_message_becomes_documented_and_is_as_documented_then(accepting: Accepting) -> None:
    accepting.add("two", "2.15.0", make_raised("the shapes do not fit at all"))
    assert accepting.write().undocumented == 2
    assert accepting.recorded()[TWO_NEW] == "drifted"
    view = accepting.write([TWO_NEW], expectations=True)
    assert [(one.id, one.now.message) for one in view.documented] == [
        (TWO_NEW, "the shapes do not fit at all")
    ]
    assert accepting.recorded()[TWO_NEW] == "reproduces"
    assert accepting.text("one") == CASE_TOML


def test_the_differences_shown_are_those_written(accepting: Accepting) -> None:
    for diff in accepting.write(expectations=True).files:
        assert (accepting.project.root / diff.name).read_text() == diff.after
        assert diff.before != diff.after


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
