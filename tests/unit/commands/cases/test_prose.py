"""Which sentences of a case are listed as proven by nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from factories import make_case

from errata.commands.cases.corpus_checks import loose_sentences
from errata.model.case import Expectation
from errata.model.outcome import Outcome

RAISES = Expectation(outcome=Outcome.RAISED, type="ValueError", message="sizes differ: 2 and …")


def loose(tmp_path: Path, cause: str) -> list[str]:
    (tmp_path / "case.toml").write_text(f"cause = '''\n{cause}\n'''\n")
    case = make_case(expectations=[RAISES], folder=tmp_path, broken="import torch\n\nf(x, dim=1)\n")
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
