from __future__ import annotations

from dataclasses import replace

import pytest
from factories import REPOSITORY, make_case
from markdown_it import MarkdownIt

from errata.commands.cases.corpus_checks import catalogue_text
from errata.model.case import Kind
from errata.model.outcome import Outcome, Signature
from errata.model.verdict import Observation, Verdict
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_corpora
from errata.store.observed import read_record

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
    cases = load_corpora([REPOSITORY / "cases"], load_frameworks(REPOSITORY / "envs"))
    record = read_record(REPOSITORY / "reports" / "observed")
    hint = "run: errata list --markdown docs/catalogue.md"
    assert COMMITTED.read_text(encoding="utf-8") == catalogue_text(cases, record), hint
