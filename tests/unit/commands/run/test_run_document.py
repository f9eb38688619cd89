"""A run on the screen and as a page: the matrix, every change, and what is missing."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from documents import obeyed, screen
from hostile_runs import huge_view

from errata.commands.run.document import run_document
from errata.commands.run.view import RunFacts, RunView, build_view
from errata.compare.judge import Finding
from errata.model.case import Case, Expectation
from errata.model.errors import EXIT_INTERRUPTED
from errata.model.outcome import Outcome, ScriptResult
from errata.report.markdown import SUMMARY_BYTES
from errata.report.to_markdown import to_markdown

MakeCase = Callable[..., Case]
MakeFinding = Callable[..., Finding]
MakeFacts = Callable[[Sequence[Finding]], RunFacts]
Gold = Callable[[str, str], None]

PASSED = ScriptResult(outcome=Outcome.PASSED)
HEALED = Expectation(outcome=Outcome.PASSED)


def page(view: RunView, limit_bytes: int = SUMMARY_BYTES) -> str:
    return to_markdown(run_document(view), limit_bytes=limit_bytes)


@pytest.fixture
def quiet(make_case: MakeCase, make_finding: MakeFinding, make_facts: MakeFacts) -> RunView:
    findings = [
        make_finding(make_case(f"torch/{n}"), v, PASSED, expected=HEALED, recorded=[PASSED])
        for n in ("one", "two")
        for v in ("2.0.1", "2.5.1")
    ]
    return build_view(findings, replace(make_facts(findings), failed=()))


def test_screens_and_page_are_as_in_the_gold_files(
    view: RunView, quiet: RunView, gold: Gold
) -> None:
    document = run_document(view)
    for width in (80, 120, 200):
        gold(f"console-{width}.txt", screen(document, width))
    gold("console-120-verbose.txt", screen(document, 120, verbose=True))
    gold("console-100-ascii.txt", screen(document, 100, encoding="ascii"))
    gold("console-120-colour.txt", screen(document, 120, color=True).replace("\x1b", "ESC"))
    gold("console-quiet.txt", screen(run_document(quiet)))
    gold("summary.md", page(view))
    assert obeyed(page(view)) == []


@pytest.mark.parametrize("width", [40, 80])
def test_tables_never_exceed_the_width(view: RunView, width: int) -> None:
    free = ("@", "errata ", "infra ", "without a result", "most serious")
    for line in screen(run_document(view), width).splitlines():
        assert len(line) <= width or any(words in line for words in free), line


def test_commands_and_identifiers_are_not_broken(view: RunView) -> None:
    printed = screen(run_document(view), 40)
    for change in view.changes:
        assert change.again in printed
        assert change.ids[0] in printed


def test_a_difference_at_the_end_of_a_long_message_is_shown(view: RunView) -> None:
    printed = screen(run_document(view), 200)
    assert "characters]" in printed
    assert "[-ENDED-]" in printed
    assert "{+END+}" in printed


def test_an_interrupted_run_reports_how_to_continue(quiet: RunView) -> None:
    facts = replace(quiet.facts, interrupted=True, unfinished=7, notes=("`x` <b> left out",))
    view = replace(quiet, facts=facts, exit_code=EXIT_INTERRUPTED)
    printed = screen(run_document(view))
    assert "interrupted, 7 trials unfinished: errata run --resume goes on" in printed
    assert printed.splitlines()[-1].startswith("! ")
    written = page(view)
    assert written.startswith("## ! errata: interrupted\n")
    assert "7 trials unfinished" in written.partition("###")[0]
    assert "left out" in written.partition("###")[0]
    assert obeyed(written) == []


def test_a_run_without_changes_has_no_sections_for_them(quiet: RunView) -> None:
    written = page(quiet)
    assert written.startswith(
        "## ✔ errata: as expected\n\n"
        "4 trials: 4 as expected · 60 cells run, 28 reused · 2 environments · 12.3 s.\n"
    )
    assert "What changed" not in written
    assert "could not be run" not in written
    assert "<code>torch&#58; 2 rows&#44; nothing changed</code>" in written
    assert "0 trials" in screen(run_document(build_view([], quiet.facts)))


def test_cases_without_a_known_fix_are_named(
    make_case: MakeCase, make_finding: MakeFinding, make_facts: MakeFacts
) -> None:
    case = replace(make_case("torch/open"), fix_known=False)
    findings = [make_finding(case, "2.5.1", PASSED, expected=HEALED, recorded=[PASSED])]
    printed = screen(run_document(build_view(findings, make_facts(findings))))
    assert "fixed.py is a placeholder that shows nothing\n    torch/open\n" in printed


def test_a_table_that_does_not_fit_keeps_the_rows_in_which_something_changed(
    view: RunView,
) -> None:
    [torch] = [matrix for matrix in view.matrices if matrix.framework == "torch"]
    loud = [row for row in torch.rows if not row.is_quiet]
    still = replace(loud[0], slug="quiet", cells=(None,) * len(torch.releases))
    long = replace(torch, rows=(*loud, *[still] * 500))
    written = page(replace(view, changes=(), infra=(), matrices=(long,)), 8_000)
    assert f"**`{loud[0].slug}" in written
    assert "The other 500 rows, in which nothing changed, did not fit." in written
    assert "1 table" in written.partition("Left out")[2]


@pytest.mark.parametrize("limit", [SUMMARY_BYTES, 65_000])
def test_a_thousand_cases_with_huge_messages_are_cut_and_counted(limit: int) -> None:
    written = page(huge_view(1_000), limit)
    assert len(written.encode()) <= limit < 1024 * 1024
    assert obeyed(written) == []
    [counted] = re.findall(r"([\d,]+) changes", written.partition("Left out")[2])
    assert written.count("```diff") + int(counted.replace(",", "")) == 1_000
    assert "`errata report 12 --json FILE`" in written
