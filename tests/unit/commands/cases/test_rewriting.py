from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from factories import CASE_TOML, PASSED, make_environment, make_framework, make_raised, write_case

from errata.commands.cases.rewriting import Rewriting, rewrite_case
from errata.compare.judge import judge
from errata.model.case import Case
from errata.model.cell import EnvironmentSpec
from errata.model.outcome import Outcome, ScriptResult, WarningSeen
from errata.model.verdict import Judgement, Verdict
from errata.plan.load import load_case
from errata.plan.matrix import make_trial

FRAMEWORKS = {"torch": make_framework()}
OLDEST, OLD, NEW, NEWEST = "1.13.1", "2.0.1", "2.5.1", "2.15.0"
HEAD = CASE_TOML.partition("[[expect]]")[0]
FAILS = """\
[[expect]]
outcome  = "raised"
type     = "RuntimeError"
message  = "shapes do not fit: …"
at       = "result = model(x)"
"""
DRIFTED = make_raised("shapes do not match: 2 and 3")
CRASHED = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV", exit_code=-11)
OTHER_NAME = replace(make_environment(version=NEWEST), packages=("timm",))

Observed = (
    tuple[str | EnvironmentSpec, ScriptResult]
    | tuple[str | EnvironmentSpec, ScriptResult, ScriptResult]
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_case(tmp_path / "slug", HEAD + FAILS)


def judged(case: Case, observed: Sequence[Observed]) -> list[Judgement]:
    found = []
    for where, broken, *rest in observed:
        environment = (
            where if isinstance(where, EnvironmentSpec) else make_environment(version=where)
        )
        trial = make_trial(case, environment, "eager", "cpu")
        found.append(judge(trial, broken, rest[0] if rest else PASSED))
    return found


def rewritten(folder: Path, *observed: Observed, tables: str = FAILS) -> Rewriting:
    (folder / "case.toml").write_text(HEAD + tables)
    case = load_case(folder, "torch/slug", FRAMEWORKS)
    found = rewrite_case(
        case, judged(case, observed), FRAMEWORKS, lambda changed: judged(changed, observed)
    )
    assert (folder / "case.toml").read_text() == HEAD + tables
    return found


def tables_of(found: Rewriting) -> str:
    return found.after.removeprefix(HEAD)


def table(releases: str, rest: str) -> str:
    return f'[[expect]]\nreleases = "{releases}"\n{rest}'


def test_what_is_as_documented_stays(folder: Path) -> None:
    found = rewritten(folder, (OLD, make_raised()), (NEWEST, make_raised()))
    assert found.after == found.before
    assert (found.documented, found.left) == ((), ())


def test_a_new_message_is_documented_as_it_was_observed(folder: Path) -> None:
    found = rewritten(folder, (OLD, make_raised()), (NEWEST, DRIFTED))
    new = FAILS.removeprefix("[[expect]]\n").replace("fit: …", "match: 2 and 3")
    assert tables_of(found) == table("==2.15.0", new) + "\n" + FAILS
    [one] = found.documented
    assert (one.id, one.verdict) == ("torch/slug@torch-2.15.0:eager:cpu", Verdict.DRIFTED)
    assert one.before is not None
    assert (one.before.message, one.now.message) == (
        "shapes do not fit: …",
        "shapes do not match: 2 and 3",
    )


UNWRITTEN = """\
# Seen nowhere.
# TODO: what `errata run` reports that broken.py did
[[expect]]
outcome  = "raised"
type     = "RuntimeError"
message  = "TODO: the message that must be seen"
"""


def test_a_new_case_takes_its_expectation_from_a_run(folder: Path) -> None:
    error = make_raised("no such argument", kind="TypeError")
    places = [(version, error) for version in (OLDEST, OLD, NEW, NEWEST)]
    found = rewritten(folder, *places, tables=UNWRITTEN)
    assert [one.verdict for one in found.documented] == [Verdict.MASKED] * 4
    assert tables_of(found) == (
        '# Seen nowhere.\n[[expect]]\noutcome  = "raised"\ntype     = "TypeError"\n'
        'message  = "no such argument"\nat       = "result = model(x)"\n'
    )
    crashed = rewritten(folder, (NEWEST, CRASHED), tables=UNWRITTEN)
    assert 'signal   = "SIGSEGV"' in tables_of(crashed)


def test_a_new_case_without_a_program_is_left(folder: Path) -> None:
    todo = make_raised("TODO: write the failing program here", kind="NotImplementedError")
    found = rewritten(folder, (NEWEST, todo), tables=UNWRITTEN)
    assert found.after == found.before
    assert [one.why for one in found.left] == ["masked: broken.py is still to be written"]


def test_an_ellipsis_survives_and_joins_releases_that_differ_in_it(folder: Path) -> None:
    tables = FAILS.replace("fit: …", "fit the file “…” at all")
    observed = [make_raised(f"shapes never fit the file “{name}” at all") for name in "ab"]
    found = rewritten(folder, (NEW, observed[0]), (NEWEST, observed[1]), tables=tables)
    assert tables_of(found).count("[[expect]]") == 2
    assert 'releases = ">=2.5.1,<=2.15.0"' in found.after
    assert "shapes never fit the file “…” at all" in found.after


def test_a_new_type_keeps_the_rest(folder: Path) -> None:
    found = rewritten(folder, (NEWEST, make_raised(kind="torch.ShapeError")))
    [one] = found.documented
    assert (one.now.type, one.now.message) == ("torch.ShapeError", "shapes do not fit: …")


def test_frames_that_are_gone_are_no_longer_asked_for(folder: Path) -> None:
    tables = FAILS + 'native   = ["one", "two"]\n'
    result = make_raised(native=["two (x.cpp)"])
    [one] = rewritten(folder, (NEWEST, result), tables=tables).documented
    assert one.now.native == ("two",)


def test_what_healed_is_documented_to_pass(folder: Path) -> None:
    found = rewritten(folder, (OLD, make_raised()), (NEW, PASSED), (NEWEST, PASSED))
    assert tables_of(found) == table(">=2.5.1,<=2.15.0", 'outcome  = "passed"\n') + "\n" + FAILS


def test_a_failure_where_none_was_documented_is_the_known_one(folder: Path) -> None:
    tables = table(">=2.5", 'outcome  = "passed"\n') + "\n" + FAILS
    found = rewritten(folder, (NEW, make_raised()), tables=tables)
    assert [one.verdict for one in found.documented] == [Verdict.REPRODUCES]
    assert tables_of(found) == tables.replace(">=2.5", ">2.5.1")


def test_a_release_of_which_nothing_is_documented_joins_what_it_does(folder: Path) -> None:
    tables = FAILS.replace("[[expect]]\n", '[[expect]]\nreleases = "<2.1"\n')
    found = rewritten(folder, (NEW, make_raised()), tables=tables)
    assert tables_of(found) == tables.replace("<2.1", "<=2.5.1")


def test_a_message_documented_elsewhere_is_worded_as_it_is_there(folder: Path) -> None:
    newer = FAILS.replace("fit: …", "match: …").replace("]]\n", ']]\nreleases = ">=2.15"\n')
    older = FAILS.replace("]]\n", ']]\nreleases = "<2.15"\n')
    found = rewritten(folder, (NEW, DRIFTED), tables=f"{older}\n{newer}")
    [one] = found.documented
    assert one.now.message == "shapes do not match: …"


def test_a_crash_names_its_new_signal(folder: Path) -> None:
    tables = '[[expect]]\noutcome = "crashed"\nsignal  = "SIGSEGV"\n'
    aborted = replace(CRASHED, signal="SIGABRT")
    found = rewritten(folder, (NEWEST, aborted), tables=tables)
    assert tables_of(found).startswith(
        '[[expect]]\nreleases = "==2.15.0"\noutcome  = "crashed"\nsignal   = "SIGABRT"\n'
    )


def test_a_reworded_warning_stays_the_documented_failure(folder: Path) -> None:
    tables = '[[expect]]\noutcome = "passed"\nwarning = "use of … is deprecated since one"\n'
    seen = WarningSeen(category="UserWarning", message="use of f is deprecated since two")
    noise = WarningSeen(category="UserWarning", message="entirely unrelated")
    result = replace(PASSED, warnings=(noise, seen))
    [one] = rewritten(folder, (NEWEST, result), tables=tables).documented
    assert one.now.warning == "use of … is deprecated since two"
    silent = rewritten(folder, (NEWEST, replace(PASSED, warnings=(noise,))), tables=tables)
    assert [each.now.warning for each in silent.documented] == [None]


@pytest.mark.parametrize(
    ("observed", "verdict"),
    [
        ((NEWEST, make_raised(at="import torch")), "masked"),
        ((NEWEST, CRASHED), "masked"),
        ((NEWEST, make_raised(), DRIFTED), "fix-fails"),
    ],
)
def test_what_a_person_must_decide_is_left(folder: Path, observed: Observed, verdict: str) -> None:
    found = rewritten(folder, (NEW, DRIFTED), observed)
    assert [one.id for one in found.documented] == ["torch/slug@torch-2.5.1:eager:cpu"]
    [left] = found.left
    assert left.id == "torch/slug@torch-2.15.0:eager:cpu"
    assert left.why.startswith(f"{verdict}: ")


@pytest.mark.parametrize(
    ("version", "message", "why"),
    [
        ("2.9.1", "shapes do not match", "torch-2.9.1 is not in the framework table"),
        (NEWEST, "shapes \ud800 do not match", "cannot be written in TOML"),
        (NEWEST, "no … no", "too unspecific"),
    ],
)
def test_what_cannot_be_documented_is_left(
    folder: Path, version: str, message: str, why: str
) -> None:
    found = rewritten(folder, (version, make_raised(message)))
    assert found.after == found.before
    [left] = found.left
    assert why in left.why


def test_two_environments_of_one_release_that_differ_are_left(folder: Path) -> None:
    found = rewritten(folder, (NEWEST, make_raised()), (OTHER_NAME, DRIFTED))
    assert found.after == found.before
    [left] = found.left
    assert left.id == "torch/slug@torch-2.15.0+timm:eager:cpu"
    assert "another environment" in left.why
    both = rewritten(folder, (NEWEST, DRIFTED), (OTHER_NAME, DRIFTED))
    assert len(both.documented) == 2
    assert both.left == ()


def test_a_case_that_would_document_no_failure_is_left(folder: Path) -> None:
    found = rewritten(folder, *((version, PASSED) for version in (OLDEST, OLD, NEW, NEWEST)))
    assert found.after == found.before
    assert found.documented == ()
    assert len(found.left) == 4
    assert "no documented failure would be left" in found.left[0].why


@pytest.mark.parametrize(
    ("verdicts", "why"),
    [
        (
            (Verdict.MASKED, Verdict.REPRODUCES),
            "would change torch/slug@torch-2.5.1:eager:cpu from reproduces to masked",
        ),
        ((Verdict.REPRODUCES, Verdict.FIX_FAILS), "would be fix-fails"),
    ],
)
def test_what_would_not_be_as_meant_is_left(
    folder: Path, verdicts: tuple[Verdict, Verdict], why: str
) -> None:
    case = load_case(folder, "torch/slug", FRAMEWORKS)
    observed: list[Observed] = [(NEW, make_raised()), (NEWEST, DRIFTED)]

    def judge_again(changed: Case) -> list[Judgement]:
        found = zip(judged(changed, observed), verdicts, strict=True)
        return [replace(one, verdict=verdict) for one, verdict in found]

    found = rewrite_case(case, judged(case, observed), FRAMEWORKS, judge_again)
    assert found.after == found.before
    [left] = found.left
    assert why in left.why


def test_tables_that_are_not_plain_are_left_alone(folder: Path) -> None:
    inline = 'expect = [{ outcome = "raised", type = "E", message = "old message" }]\n'
    (folder / "case.toml").write_text(inline + HEAD)
    case = load_case(folder, "torch/slug", FRAMEWORKS)
    observed: list[Observed] = [(NEWEST, make_raised(kind="E"))]
    found = rewrite_case(
        case, judged(case, observed), FRAMEWORKS, lambda changed: judged(changed, observed)
    )
    assert found.after == found.before == inline + HEAD
    assert "not plain [[expect]] tables" in found.left[0].why
