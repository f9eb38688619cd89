from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from factories import REPOSITORY, check_corpora, make_case
from markdown_it import MarkdownIt

from errata.commands.cases import corpus_checks
from errata.commands.cases.corpus_checks import (
    catalogue_text,
    find_mutations,
    loose_sentences,
    overlap_problems,
)
from errata.compare import judge as judging
from errata.model.case import Case, Expectation, Kind
from errata.model.outcome import Outcome, Signature
from errata.model.verdict import Observation, Verdict
from errata.plan.frameworks import load_frameworks
from errata.store.observed import read_record

RAISES = Expectation(
    outcome=Outcome.RAISED, type="RuntimeError", message="sizes differ: …", at="a + b"
)


def case(name: str, expectation: Expectation = RAISES, *, same: str = "") -> Case:
    made = make_case(f"torch/{name}", expectations=[expectation])
    return replace(made, same_error_as=(f"torch/{same}",) if same else ())


def observed(
    name: str,
    message: str = "sizes differ: 2 and 3",
    *,
    kind: str = "RuntimeError",
    outcome: Outcome = Outcome.RAISED,
    detail: str = "",
    at: str = "c + d",
    release: str = "2.15.0",
) -> dict[str, Observation]:
    has_signature = outcome is Outcome.RAISED
    one = Observation(
        case=f"torch/{name}",
        place=f"torch-{release}:eager:cpu",
        verdict=Verdict.REPRODUCES,
        broken=outcome,
        fixed=Outcome.PASSED,
        content="b+f",
        signature=Signature(type=kind, message=message, at=at) if has_signature else None,
        detail=detail,
    )
    return {one.id: one}


def pairs(cases: list[Case], record: dict[str, Observation]) -> set[tuple[str, str]]:
    names = [one.folder for one in cases]
    found = [(Path(one.file).parent, one) for one in overlap_problems(cases, record)]
    return {
        (cases[names.index(folder)].id[6:], one.message.split(" shows")[0].rpartition("torch/")[2])
        for folder, one in found
    }


def test_the_error_of_another_case_is_found_wherever_it_was_raised() -> None:
    assert pairs([case("one"), case("two")], observed("two")) == {("one", "two")}


def test_a_case_may_show_its_own_error() -> None:
    assert pairs([case("one")], observed("one")) == set()


@pytest.mark.parametrize(
    "record",
    [
        observed("two", "shapes differ"),
        observed("two", kind="ValueError"),
        observed("two", outcome=Outcome.CRASHED, detail="SIGSEGV"),
        observed("two", outcome=Outcome.PASSED),
        observed("gone"),
    ],
)
def test_another_error_is_told_apart(record: dict[str, Observation]) -> None:
    assert pairs([case("one"), case("two")], record) == set()


@pytest.mark.parametrize(("one", "two"), [("two", ""), ("", "one")])
def test_either_case_may_declare_that_they_share_it(one: str, two: str) -> None:
    assert pairs([case("one", same=one), case("two", same=two)], observed("two")) == set()


def test_an_overlap_is_told_once_however_many_releases_show_it() -> None:
    record = observed("two", release="2.5.1") | observed("two", "sizes differ: 4 and 5")
    assert len(overlap_problems([case("one"), case("two")], record)) == 1


@pytest.mark.parametrize(
    "expected",
    [
        Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV"),
        Expectation(outcome=Outcome.TIMED_OUT),
        Expectation(outcome=Outcome.EXITED, exit_code=3),
    ],
)
def test_what_ends_without_words_cannot_be_told_apart(expected: Expectation) -> None:
    detail = expected.signal or ("exit 3" if expected.exit_code else "")
    record = observed("two", outcome=expected.outcome, detail=detail)
    assert pairs([case("one", expected), case("two", expected)], record) == set()


def test_a_case_that_answers_for_programs_of_no_case_says_that_its_words_are_common(
    tmp_path: Path,
) -> None:
    path = tmp_path / corpus_checks.FOREIGN
    path.parent.mkdir(parents=True)
    error = {"type": "RuntimeError", "message": "sizes differ: 7 and 9"}
    measured = {
        "torch-cat": {"framework": "torch 2.15.0", **error},
        "paddle-concat": {"framework": "paddle 3.3.1", **error},
        "torch-passes": {"framework": "torch 2.15.0"},
    }
    path.write_text(json.dumps(measured))
    [problem] = corpus_checks.foreign_problems([case("one")], tmp_path)
    assert problem.message.endswith("other programs raise too: torch-cat")
    assert "generic = true" in problem.hint
    said = [replace(case("one"), generic=True), case("two", same="one")]
    assert corpus_checks.foreign_problems(said, tmp_path) == ()
    assert corpus_checks.read_foreign(tmp_path / "elsewhere") == ()


def test_every_foreign_program_of_this_repository_is_measured_and_raises() -> None:
    programs = {path.stem for path in (REPOSITORY / corpus_checks.FOREIGN).parent.glob("*.py")}
    assert {one.case for one in corpus_checks.read_foreign(REPOSITORY)} == programs
    assert len(programs) > 150


def test_a_type_alone_is_met_by_every_error_of_that_type() -> None:
    bare = Expectation(outcome=Outcome.RAISED, type="RuntimeError")
    cases = [case("one", bare), case("two")]
    assert pairs(cases, observed("two")) == {("one", "two")}
    assert pairs(cases, observed("two", kind="ValueError")) == set()


@pytest.mark.parametrize("signal", ["SIGSEGV", "SIGABRT"])
def test_a_crash_with_native_frames_is_told_by_its_signal_too(signal: str) -> None:
    native = Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV", native=())
    framed = replace(native, at="a + b")
    record = observed("two", outcome=Outcome.CRASHED, detail=signal)
    assert pairs([case("one", framed), case("two")], record) == set()


def test_the_statement_counts_where_nothing_else_is_documented() -> None:
    only_place = Expectation(outcome=Outcome.RAISED, type="RuntimeError", at="a + b")
    cases = [case("one", only_place), case("two")]
    assert pairs(cases, observed("two", at="c + d")) == set()
    assert pairs(cases, observed("two", at="a + b")) == {("one", "two")}


def test_a_problem_says_where_and_what_to_do() -> None:
    (problem,) = overlap_problems([case("one"), case("two")], observed("two"))
    assert problem.key == "expect[1]"
    assert "torch/two" in problem.message
    assert 'same_error_as = ["torch/two"]' in problem.hint


def test_a_declaration_that_names_no_case_is_a_problem_with_a_guess() -> None:
    (problem,) = overlap_problems([case("one", same="twoo"), case("two")], {})
    assert problem.message == "'torch/twoo' is not a case here"
    assert "torch/two" in problem.hint


def failing(
    name: str, *, fixed: Outcome = Outcome.PASSED, at: str = "a + b", message: str = "2 and 3"
) -> dict[str, Observation]:
    signature = Signature(type="RuntimeError", message=f"sizes differ: {message}", at=at)
    one = Observation(
        case=f"torch/{name}",
        place="torch-2.15.0:eager:cpu",
        verdict=Verdict.REPRODUCES,
        broken=Outcome.RAISED,
        fixed=fixed,
        content="b+f",
        signature=signature,
        fixed_signature=None if fixed is Outcome.PASSED else signature,
    )
    return {one.id: one}


def test_a_swap_of_scripts_is_noticed() -> None:
    found = find_mutations([case("one")], failing("one"))
    assert (found.swapped, found.borrowed, found.problems) == (1, 0, ())


def test_a_swap_is_reported_where_a_judge_would_not_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    def lenient(trial: object, broken: object, fixed: object) -> object:
        return judging.judge(trial, fixed, broken)  # type: ignore[arg-type]  # both ways alike

    monkeypatch.setattr(corpus_checks, "judge", lenient)
    one = case("one")
    [problem] = find_mutations([one], failing("one")).problems
    assert "swapping broken.py and fixed.py" in problem.message


def test_an_expectation_of_another_case_that_fits_is_reported() -> None:
    cases = [case("one"), case("two", replace(RAISES, message="…"))]
    found = find_mutations(cases, failing("one") | failing("two")).problems
    assert [one.message.split(" instead")[0] for one in found] == [
        "expecting the error of torch/two",
        "expecting the error of torch/one",
    ]


@pytest.mark.parametrize(
    "other",
    [
        replace(RAISES, message="shapes differ: …"),
        replace(RAISES, at="a - b"),
        replace(RAISES, type="ValueError"),
    ],
)
def test_an_expectation_that_differs_is_noticed(other: Expectation) -> None:
    found = find_mutations([case("one"), case("two", other)], failing("one"))
    assert found.borrowed == 1
    assert not any("instead" in one.message for one in found.problems)


def test_cases_that_share_an_error_lend_each_other_nothing() -> None:
    found = find_mutations([case("one", same="two"), case("two")], failing("one"))
    assert found.borrowed == 0


def test_a_case_without_a_recorded_failure_is_unproven() -> None:
    cases = [case("one"), case("two")]
    problem = find_mutations(cases, failing("one")).problems[0]
    assert problem.file == str(cases[1].folder / "case.toml")
    assert "no recorded run" in problem.message


def test_a_case_that_only_warns_is_named() -> None:
    warns = case("warns", Expectation(outcome=Outcome.PASSED, warning="deprecated …"))
    found = find_mutations([warns], {})
    assert (found.warnings, found.problems) == (("torch/warns",), ())


QUOTED = Expectation(outcome=Outcome.RAISED, type="ValueError", message="sizes differ: 2 and …")


def loose(tmp_path: Path, cause: str) -> list[str]:
    (tmp_path / "case.toml").write_text(f"cause = '''\n{cause}\n'''\n")
    case = make_case(expectations=[QUOTED], folder=tmp_path, broken="import torch\n\nf(x, dim=1)\n")
    return [one.sentence for one in loose_sentences(case)]


@pytest.mark.parametrize(
    "sentence",
    [
        "`torch.cat` takes the first size.",
        "It is so since 2.1.",
        "The loader hangs without a word.",
        "`f(x, dim=1)` does so up to torch 2.4.1.",  # the script says nothing of other releases
    ],
)
def test_code_releases_and_outcomes_want_a_script(tmp_path: Path, sentence: str) -> None:
    assert loose(tmp_path, sentence) == [sentence]


@pytest.mark.parametrize(
    "sentence",
    [
        "Many people meet this in their first week.",
        "`torch.cat` takes the first size {claim: first_size}.",
        "`torch.cat` takes the first size. {claim: first_size}",
        'The message is "sizes differ: 2 and 3".',
        "`f(x, dim=1)` sees one axis too many.",
    ],
)
def test_what_a_script_or_the_record_proves_is_not_listed(tmp_path: Path, sentence: str) -> None:
    assert loose(tmp_path, sentence) == []


def test_sentences_end_outside_code_and_quotations(tmp_path: Path) -> None:
    cause = (
        'Write `x. Y` or "a. B" and it passes.\nThe other\nfails. {claim: other} Nobody knows why.'
    )
    assert loose(tmp_path, cause) == ['Write `x. Y` or "a. B" and it passes.']


def test_no_sentence_of_the_corpus_is_without_a_script() -> None:
    cases, _ = check_corpora([REPOSITORY / "cases"], load_frameworks(REPOSITORY / "envs"))
    assert len(cases) > 800
    assert loose_sentences(*cases) == ()


COMMITTED = REPOSITORY / "docs" / "catalogue.md"


def seen(verdicts: dict[str, Verdict], case: str = "torch/slug") -> dict[str, Observation]:
    """Record verdicts by place, e.g. `2.5.1:eager:cpu`."""
    return {
        f"{case}@torch-{place}": Observation(
            case=case,
            place=f"torch-{place}",
            verdict=verdict,
            broken=Outcome.RAISED,
            fixed=Outcome.PASSED,
            content="b+f",
        )
        for place, verdict in verdicts.items()
    }


def where(verdicts: dict[str, Verdict]) -> str:
    """Return the last cell of the only case's line."""
    text = catalogue_text([make_case()], seen(verdicts))
    (line,) = [line for line in text.splitlines() if line.startswith("| [")]
    return line.rsplit(" | ", 1)[1].removesuffix(" |")


FAILS, HEALED = Verdict.REPRODUCES, Verdict.HEALED


@pytest.mark.parametrize(
    ("verdicts", "words"),
    [
        ({}, "not measured"),
        ({"2.5.1:eager:cpu": FAILS}, "2.5.1"),
        ({"2.5.1:eager:cpu": HEALED, "2.6.0:eager:cpu": HEALED}, "none of 2"),
        ({"2.10.0:eager:cpu": FAILS, "2.9.1:eager:cpu": FAILS}, "all 2, 2.9.1 to 2.10.0"),
        (
            {
                "1.13.1:eager:cpu": FAILS,
                "2.0.1:eager:cpu": Verdict.DRIFTED,
                "2.5.1:eager:cpu": HEALED,
                "2.6.0-py3.9+timm>1:eager:cpu": FAILS,
            },
            "1.13.1 to 2.0.1, 2.6.0",
        ),
        (
            {"2.5.1:eager:cpu": FAILS, "2.5.1:compile:cpu": HEALED, "2.5.1:eager:gpu": HEALED},
            "compile, eager on gpu: none of 1; eager: 2.5.1",
        ),
        ({"2.5.1:eager:cpu": Verdict.UNAVAILABLE}, "not measured"),
    ],
)
def test_a_line_says_where_the_failure_shows(verdicts: dict[str, Verdict], words: str) -> None:
    assert where(verdicts) == words


def test_a_line_says_from_when_on_a_failure_is_silent_or_refused() -> None:
    errors = {
        "2.5.1": Signature(type="AssertionError", message="sum is 2", at="assert total == 3"),
        "2.6.0": Signature(type="ValueError", message="no sum of these", at="total = x.sum()"),
        "2.7.1": Signature(type="AssertionError", message="sum is 2", at="assert total == 3"),
    }
    record = seen({f"{release}:eager:cpu": FAILS for release in errors})
    record = {
        key: replace(one, signature=errors[release])
        for (key, one), release in zip(record.items(), errors, strict=True)
    }
    line = catalogue_text([make_case()], record)
    assert "all 3, 2.5.1 to 2.7.1 (▲ refused from 2.6.0 on, ▼ silent from 2.7.1 on)" in line


def test_cases_stand_once_each_by_framework_and_first_area() -> None:
    cases = [
        make_case("torch/b", areas=("vmap", "autograd")),
        make_case("torch/a", areas=("autograd",)),
        make_case("paddle/c", areas=("dtype",)),
    ]
    lines = catalogue_text(cases, {}).splitlines()
    told = [line for line in lines if line.startswith(("#", "| ["))]
    assert [line.partition("]")[0] for line in told] == [
        "# Catalogue",
        "## paddle",
        "### paddle: dtype",
        "| [c",
        "## torch",
        "### torch: autograd",
        "| [a",
        "### torch: vmap",
        "| [b",
    ]


def test_the_summary_counts_by_framework_and_kind() -> None:
    cases = [make_case("torch/a"), make_case("torch/b", kind=Kind.HANG), make_case("paddle/c")]
    text = catalogue_text(cases, {})
    assert "|  | exception | hang | all |" in text
    assert "| paddle | 1 |  | 1 |" in text
    assert "| all | 2 | 1 | 3 |" in text


def test_a_title_is_shown_to_the_letter() -> None:
    title = "a | b <script>alert(1)</script> [x](javascript:y)"
    html = (
        MarkdownIt("commonmark")
        .enable("table")
        .render(catalogue_text([replace(make_case(), title=title)], {}))
    )
    assert "<script>" not in html
    assert "javascript:y" not in html.partition("href")[2].partition(">")[0]


def test_the_committed_catalogue_is_the_generated_one() -> None:
    cases = check_corpora([REPOSITORY / "cases"], load_frameworks(REPOSITORY / "envs"))[0]
    record = read_record(REPOSITORY / "reports" / "observed")
    hint = "run: errata list --markdown docs/catalogue.md"
    assert COMMITTED.read_text(encoding="utf-8") == catalogue_text(cases, record), hint


def test_what_decides_a_cause_must_be_in_its_own_errors_alone() -> None:
    one = replace(case("one", same="two"), decided_by=("sizes",))
    two = replace(case("two", same="one"), decided_by=("differ",))
    (problem,) = overlap_problems([one, two], observed("one"))
    assert "fits the error of torch/one" in problem.message
    (problem,) = overlap_problems([one, two], observed("one", "same words"))
    assert "does not fit the error of torch/one" in problem.message
