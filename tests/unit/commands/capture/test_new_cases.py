"""Issues in the shapes of PyTorch's, MindSpore's and Paddle's templates become valid cases."""

from __future__ import annotations

from pathlib import Path

import pytest
from factories import DATA, REPOSITORY

from errata.commands.capture.case_files import case_from_issue, read_blocks, write_case
from errata.model.case import Case, Kind
from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case
from errata.text.tracebacks import versions_in

FRAMEWORKS = load_frameworks(REPOSITORY / "envs")
ISSUES = sorted(path.stem for path in (DATA / "issues").glob("*.md") if path.stem != "not-python")


def text_of(issue: str) -> str:
    return (DATA / "issues" / f"{issue}.md").read_text(encoding="utf-8")


def make(issue: str, corpus: Path, name: str | None = None) -> Case:
    """Write the case of a stored issue, or of a text of several lines."""
    text = issue if "\n" in issue else text_of(issue)
    made, _ = case_from_issue(text, name, corpus, FRAMEWORKS)
    write_case(made, FRAMEWORKS)
    return load_case(made.folder, made.case_id, FRAMEWORKS)


@pytest.mark.parametrize(
    ("name", "title", "where", "kind", "message"),
    [
        (
            "torch-form",
            "vmap over a function that fills a buffer raises",
            "torch >=2.5.1",
            "RuntimeError",
            "vmap: inplace arithmetic",
        ),
        ("torch-gh", "conv2d of an empty batch gives NaN", "torch >=2.2.0", "AssertionError", ""),
        (
            "torch-same-fence",
            "Unsupported: ",
            "torch >=2.6.0",
            "torch._dynamo.exc.Unsupported",
            "generic_jump TensorVariable()",
        ),
        (
            "torch-notebook",
            "Wrong gradient of clamp",
            "torch >=2.4.1",
            "RuntimeError",
            "Mismatch in shape: grad_output[0]",
        ),
        (
            "mindspore-template",
            "[CPU] Concat of an array made with NumPy fails in graph mode",
            "mindspore >=2.0.0",
            "TypeError",
            "For primitive[Concat]",
        ),
        (
            "mindspore-gitee",
            "",
            "mindspore >=2.2.14",
            "TypeError",
            "Type of Argument `split_size_or_sections`",
        ),
        (
            "paddle-form",
            "paddle.split 在 axis 为负数时报错",
            "paddle >=2.6.1",
            "ValueError",
            "(InvalidArgument) The input's size along",
        ),
    ],
)
def test_title_release_and_error_come_from_each_template(
    name: str, title: str, where: str, kind: str, message: str, tmp_path: Path
) -> None:
    case = make(name, tmp_path)
    [expectation] = case.expectations
    assert title in case.title
    assert case.requires.releases == where
    assert expectation.type == kind
    assert message in (expectation.message or "")


@pytest.mark.parametrize("name", ISSUES)
def test_every_issue_becomes_a_valid_case_of_which_no_fix_is_known(
    name: str, tmp_path: Path
) -> None:
    assert not make(name, tmp_path, "torch/x" if name == "hostile" else None).fix_known
    assert len(ISSUES) >= 8


def test_the_failing_program_is_told_from_the_workaround(tmp_path: Path) -> None:
    case = make("torch-form", tmp_path)
    assert "out[0] = x.sum()" in case.broken
    assert case.expectations[0].at == "out[0] = x.sum()"
    assert [block.line for block in read_blocks(text_of("torch-form"))[1]] == [8, 37]
    assert "what should hold" not in make("torch-gh", tmp_path).broken


def test_a_release_that_a_message_tells_of_is_not_the_one_in_use() -> None:
    message = "(1) In PyTorch 2.6, we changed the default value of the `weights_only` argument"
    assert versions_in(message) == {}
    assert versions_in(f"{message}\nPyTorch version: 2.9.1") == {"torch": "2.9.1"}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (
            "torch-session",
            "import torch\na = torch.tensor([1])\nfor b in (1, 0):\n    print(a // b)\n",
        ),
        (
            "torch-notebook",
            (
                "import torch\nx = torch.tensor([1.0], requires_grad=True)\n"
                "y = x.clamp(min=1.0)\ny.backward(torch.ones(2))\n"
            ),
        ),
    ],
)
def test_what_was_typed_at_prompts_is_the_program(name: str, code: str, tmp_path: Path) -> None:
    assert make(name, tmp_path).broken == code


def test_blocks_are_cleaned_of_what_is_no_python(tmp_path: Path) -> None:
    split = make("torch-same-fence", tmp_path).broken  # code and error in one block
    assert split.endswith("g(torch.ones(6))\n")
    assert "Traceback" not in split
    assert make("mindspore-gitee", tmp_path).broken.startswith("import mindspore as ms\n")
    magics = make("torch-gh", tmp_path).broken
    assert magics.startswith("# !pip install torch==2.2.0\n# %matplotlib inline\nimport torch\n")
    hidden = (
        "<details>\n<summary>x</summary>\n```python\nimport torch\ntorch.f()\n```\n</details>\n"
    )
    [block] = read_blocks(hidden)[1]
    assert (block.code, block.line) == ("import torch\ntorch.f()\n", 4)


def test_an_issue_of_nothing_has_nothing() -> None:
    assert read_blocks("") == ("", [])
    assert read_blocks("\x00\x1b[31m\n```\n```\n")[1] == []


def test_without_a_title_the_error_names_the_case(tmp_path: Path) -> None:
    text = "```python\nimport torch\n\ntorch.stack([torch.zeros(2), torch.zeros(3)])\n```\n\n"
    text += "RuntimeError: stack expects each tensor to be equal size, but got [2] and [3]\n"
    case = make(text, tmp_path)
    assert case.id == "torch/stack-expects-each-tensor-to-be-equal-size"
    assert case.title.startswith("RuntimeError: stack expects each tensor to be equal size")


def test_a_place_in_the_frameworks_source_is_split_off(tmp_path: Path) -> None:
    assert "unary.cc" not in str(make("paddle-form", tmp_path).expectations[0].message)


def test_a_signal_is_a_crash(tmp_path: Path) -> None:
    case = make("torch-session", tmp_path)
    [expectation] = case.expectations
    assert case.kind is Kind.CRASH
    assert (expectation.outcome, expectation.signal) == (Outcome.CRASHED, "SIGFPE")


def test_without_an_error_the_expectation_is_to_be_written(tmp_path: Path) -> None:
    case = make("paddle-training", tmp_path)
    assert case.kind is Kind.WRONG_RESULT
    assert case.expectations[0].message == "TODO: the message that must be seen"


def test_the_address_of_a_saved_issue_is_kept(tmp_path: Path) -> None:
    address = "https://github.com/pytorch/pytorch/issues/77777"
    assert make("torch-gh", tmp_path).sources[0].url == address


def test_what_an_issue_says_is_never_obeyed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    case = make("hostile", tmp_path / "cases")
    assert not (tmp_path / "errata-was-here").exists()
    assert not case.fix_known, "text of the issue cannot become a key of case.toml"
    assert case.requires.specifier == ">=2.1.0"
    text = (tmp_path / "cases" / case.id / "case.toml").read_text(encoding="utf-8")
    assert "\x1b" not in text
    assert "\u202e" not in text


def test_the_name_can_be_given_and_nothing_is_written_over(tmp_path: Path) -> None:
    assert make("torch-form", tmp_path, "torch/buffer").id == "torch/buffer"
    with pytest.raises(UsageProblem, match="exists already"):
        make("torch-form", tmp_path, "torch/buffer")


def test_what_makes_no_case_is_refused_with_the_reason(tmp_path: Path) -> None:
    with pytest.raises(UsageProblem, match="line 12: invalid syntax"):
        make("not-python", tmp_path)
    with pytest.raises(UsageProblem, match="which framework"):
        make("# x\n```python\nprint(1)\n```\n", tmp_path)
