"""A case's id is stable: it does not depend on the folder from which pytest is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from errata.commands.pytest.items import corpus_of

ROOT = Path("/home/me/project")


@pytest.mark.parametrize(
    ("folder", "corpus"),
    [
        ("/home/me/project/cases/torch/slug", "/home/me/project/cases"),
        ("/home/me/project/our/cases/torch/slug", "/home/me/project/our/cases"),
        ("/home/me/project/cases/torch/cases/slug", "/home/me/project/cases"),
        ("/elsewhere/cases/of/cases/torch/slug", "/elsewhere/cases/of/cases"),
    ],
)
def test_the_folder_called_cases_is_the_corpus_whatever_is_given(folder: str, corpus: str) -> None:
    for is_given in (lambda _: False, lambda _: True):
        found = corpus_of(Path(folder), root=ROOT, named=(), is_given=is_given)
        assert found == (Path(corpus), True)


def test_a_folder_called_cases_around_the_project_does_not_count() -> None:
    root = Path("/home/me/cases/project")
    folder = root / "cases" / "torch" / "slug"
    found = corpus_of(folder, root=root, named=(), is_given=lambda _: False)
    assert found == (root / "cases", True)


def test_a_named_corpus_goes_before_one_called_cases() -> None:
    named = ROOT / "cases" / "ours"
    found = corpus_of(named / "torch" / "slug", root=ROOT, named=[named], is_given=lambda _: False)
    assert found == (named, True)


def test_without_a_name_the_topmost_given_folder_is_the_corpus() -> None:
    given = {ROOT / "failures", ROOT / "failures" / "torch"}
    folder = ROOT / "failures" / "torch" / "slug"
    assert corpus_of(folder, root=ROOT, named=(), is_given=given.__contains__) == (
        ROOT / "failures",
        False,
    )


def test_a_case_given_alone_and_without_a_name_is_called_by_its_folder() -> None:
    folder = ROOT / "failures" / "slug"
    found = corpus_of(folder, root=ROOT, named=(), is_given=lambda path: path == folder)
    assert found == (folder.parent, False)
