"""Issues in the shapes of PyTorch's, MindSpore's and Paddle's templates become valid cases."""

from __future__ import annotations

from pathlib import Path

import pytest
from factories import DATA, REPOSITORY

from errata.commands.capture.case_files import IssueCase, case_from_issue
from errata.model.case import Case, Kind
from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case

FRAMEWORKS = load_frameworks(REPOSITORY / "envs")
ISSUES = sorted(path.stem for path in (DATA / "issues").glob("*.md") if path.stem != "not-python")


def make(issue: str, corpus: Path, **options: str) -> tuple[IssueCase, Case]:
    text = (DATA / "issues" / f"{issue}.md").read_text(encoding="utf-8")
    made = case_from_issue(
        text,
        name=options.get("name"),
        corpus=corpus,
        frameworks=FRAMEWORKS,
        source=options.get("source"),
    )
    return made, load_case(made.case.folder, made.case.case_id, FRAMEWORKS)


@pytest.mark.parametrize("name", ISSUES)
def test_every_issue_becomes_a_valid_case_of_which_no_fix_is_known(
    name: str, tmp_path: Path
) -> None:
    made, case = make(name, tmp_path)
    assert case.broken == made.block.code
    assert not case.fix_known
    assert len(ISSUES) >= 8


def test_the_expectation_is_the_error_of_the_issue(tmp_path: Path) -> None:
    _, case = make("mindspore-template", tmp_path)
    [expectation] = case.expectations
    assert expectation.type == "TypeError"
    assert expectation.message == (
        "For primitive[Concat], the input type must be same. "
        "name:[element0]:Tensor[Float32]. name:[element1]:Tensor[Float64]."
    )
    assert expectation.at == "Net()(ops.ones((2, 3), ms.float32))"
    assert (case.requires.framework, case.requires.specifier) == ("mindspore", ">=2.0.0")


def test_without_a_title_the_error_names_the_case(tmp_path: Path) -> None:
    text = "```python\nimport torch\n\ntorch.stack([torch.zeros(2), torch.zeros(3)])\n```\n\n"
    text += "RuntimeError: stack expects each tensor to be equal size, but got [2] and [3]\n"
    made = case_from_issue(text, name=None, corpus=tmp_path, frameworks=FRAMEWORKS)
    assert made.case.case_id == "torch/stack-expects-each-tensor-to-be-equal-size"
    case = load_case(made.case.folder, made.case.case_id, FRAMEWORKS)
    assert case.title.startswith("RuntimeError: stack expects each tensor to be equal size")


def test_the_deepest_statement_of_the_program_is_the_place(tmp_path: Path) -> None:
    _, case = make("torch-form", tmp_path)
    assert case.expectations[0].at == "out[0] = x.sum()"


def test_a_place_in_the_frameworks_source_is_split_off(tmp_path: Path) -> None:
    _, case = make("paddle-form", tmp_path)
    message = case.expectations[0].message
    assert message is not None
    assert message.startswith("(InvalidArgument) The input's size along the split dimension")
    assert "unary.cc" not in message


def test_a_signal_is_a_crash(tmp_path: Path) -> None:
    _, case = make("torch-session", tmp_path)
    assert case.kind is Kind.CRASH
    assert case.expectations[0].outcome is Outcome.CRASHED
    assert case.expectations[0].signal == "SIGFPE"


def test_without_an_error_the_expectation_is_to_be_written(tmp_path: Path) -> None:
    made, case = make("paddle-training", tmp_path)
    assert case.kind is Kind.WRONG_RESULT
    assert case.expectations[0].message == "TODO: the message that must be seen"
    assert "# TODO: the issue has no error" in (made.case.folder / "case.toml").read_text()


def test_the_address_comes_from_the_option_or_from_the_issue(tmp_path: Path) -> None:
    _, case = make("torch-gh", tmp_path)
    assert case.sources[0].url == "https://github.com/pytorch/pytorch/issues/77777"
    _, case = make("torch-form", tmp_path, source="https://example.org/1", name="torch/a")
    assert case.sources[0].url == "https://example.org/1"


def test_what_an_issue_says_is_never_obeyed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    made, case = make("hostile", tmp_path / "cases")
    assert not (tmp_path / "errata-was-here").exists()
    assert not case.fix_known, "text of the issue cannot become a key of case.toml"
    assert case.requires.specifier == ">=2.1.0"
    text = (made.case.folder / "case.toml").read_text(encoding="utf-8")
    assert "\x1b" not in text
    assert "\u202e" not in text


def test_the_name_can_be_given(tmp_path: Path) -> None:
    made, _ = make("torch-form", tmp_path, name="torch/buffer")
    assert made.case.folder == tmp_path / "torch" / "buffer"


def test_a_case_is_never_written_over(tmp_path: Path) -> None:
    make("torch-form", tmp_path)
    with pytest.raises(UsageProblem, match="exists already"):
        make("torch-form", tmp_path)


def test_an_issue_without_python_is_refused_with_the_reason(tmp_path: Path) -> None:
    with pytest.raises(UsageProblem, match="line 12: invalid syntax"):
        make("not-python", tmp_path)


def test_a_framework_that_cannot_be_told_is_asked_for(tmp_path: Path) -> None:
    with pytest.raises(UsageProblem, match="which framework"):
        case_from_issue(
            "# x\n```python\nprint(1)\n```\n", name=None, corpus=tmp_path, frameworks=FRAMEWORKS
        )
