"""What the documents state in figures is of today: `nox -s figures` writes it."""

from __future__ import annotations

import pytest
from factories import REPOSITORY

from tools import figures


@pytest.fixture(scope="module")
def today() -> dict[str, str]:
    return figures.figures_of(REPOSITORY)


def test_the_documents_state_the_figures_of_today(today: dict[str, str]) -> None:
    assert figures.stale(REPOSITORY, today) == []
    assert figures.stale(REPOSITORY, {**today, "without_costs": "11"}) == [figures.COSTS]


def test_an_old_figure_is_replaced_and_a_lost_sentence_is_told(today: dict[str, str]) -> None:
    text = (REPOSITORY / "docs/ci.md").read_text("utf-8")
    old = text.replace(today["of_4"], "1 min 05 s").replace(today["trials"], "17")
    assert figures.with_figures("docs/ci.md", old, today) == text
    with pytest.raises(ValueError, match=r"docs/ci\.md does not state: For these"):
        figures.with_figures("docs/ci.md", text.replace("For these", "For those"), today)


def test_a_picture_carries_its_figures_once() -> None:
    picture = (REPOSITORY / figures.PICTURE).read_bytes()
    assert figures.shown_in(figures.captioned(picture, "3 cases, 2 releases")) == (
        "3 cases, 2 releases"
    )
    again = figures.captioned(figures.captioned(picture, "older"), figures.shown_in(picture))
    assert again == figures.captioned(picture, figures.shown_in(picture))
