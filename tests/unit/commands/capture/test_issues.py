from __future__ import annotations

import pytest
from factories import DATA

from errata.commands.capture.issues import Issue, best_block, read_issue
from errata.text.tracebacks import versions_in

MODULES = ("torch", "mindspore", "paddle")


def issue(name: str) -> Issue:
    return read_issue((DATA / "issues" / f"{name}.md").read_text(encoding="utf-8"), MODULES)


def code(name: str) -> str:
    block = best_block(issue(name))
    assert block is not None
    return block.code


def test_the_failing_program_is_told_from_the_workaround() -> None:
    found = issue("torch-form")
    assert "out[0] = x.sum()" in code("torch-form")
    assert [block.line for block in found.blocks] == [8, 37]
    assert found.blocks[0].score > found.blocks[1].score
    assert found.blocks[0].heading.endswith("Describe the bug")


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("torch-form", "vmap over a function that fills a buffer raises"),
        ("torch-gh", "conv2d of an empty batch gives NaN"),
        ("mindspore-template", "[CPU] Concat of an array made with NumPy fails in graph mode"),
        ("paddle-form", "paddle.split 在 axis 为负数时报错"),
        ("torch-same-fence", ""),
    ],
)
def test_the_title_is_found_wherever_it_was_saved(name: str, title: str) -> None:
    assert issue(name).title == title


@pytest.mark.parametrize(
    ("name", "versions"),
    [
        ("torch-form", {"torch": "2.5.1+cu124", "python": "3.11.9"}),
        ("torch-same-fence", {"torch": "2.6.0", "python": "3.10.12"}),
        ("torch-session", {"torch": "2.3.0+cpu", "python": "3.9"}),
        ("torch-notebook", {"torch": "2.4.1"}),
        ("torch-gh", {"torch": "2.2.0"}),
        ("mindspore-template", {"mindspore": "2.0.0", "python": "3.9.18"}),
        ("mindspore-gitee", {"mindspore": "2.2.14", "python": "3.9.16"}),
        ("paddle-form", {"paddle": "2.6.1", "python": "3.10.13"}),
        ("paddle-training", {"paddle": "2.6.2", "python": "3.10"}),
    ],
)
def test_versions_are_read_in_the_shape_of_each_template(
    name: str, versions: dict[str, str]
) -> None:
    assert issue(name).versions == versions


def test_a_release_that_a_message_tells_of_is_not_the_one_in_use() -> None:
    message = "(1) In PyTorch 2.6, we changed the default value of the `weights_only` argument"
    assert versions_in(message) == {}
    assert versions_in(f"{message}\nPyTorch version: 2.9.1") == {"torch": "2.9.1"}


@pytest.mark.parametrize(
    ("name", "kind", "message"),
    [
        ("torch-form", "RuntimeError", "vmap: inplace arithmetic"),
        ("torch-same-fence", "torch._dynamo.exc.Unsupported", "generic_jump TensorVariable()"),
        ("torch-notebook", "RuntimeError", "Mismatch in shape: grad_output[0]"),
        ("mindspore-template", "TypeError", "For primitive[Concat]"),
        ("mindspore-gitee", "TypeError", "Type of Argument `split_size_or_sections`"),
        ("paddle-form", "ValueError", "(InvalidArgument) The input's size along"),
    ],
)
def test_the_error_is_found(name: str, kind: str, message: str) -> None:
    [trace] = issue(name).traces
    assert trace.type == kind
    assert trace.message.startswith(message)


def test_a_session_keeps_what_was_typed_and_no_answers() -> None:
    assert code("torch-session") == (
        "import torch\na = torch.tensor([1])\nfor b in (1, 0):\n    print(a // b)\n"
    )
    [trace] = issue("torch-session").traces
    assert trace.signal == "SIGFPE"


def test_a_notebook_keeps_what_was_typed() -> None:
    assert code("torch-notebook") == (
        "import torch\nx = torch.tensor([1.0], requires_grad=True)\ny = x.clamp(min=1.0)\n"
        "y.backward(torch.ones(2))\n"
    )


def test_code_and_error_in_one_block_are_split() -> None:
    assert code("torch-same-fence").endswith("g(torch.ones(6))\n")
    assert "Traceback" not in code("torch-same-fence")


def test_an_indented_block_is_code_too() -> None:
    assert code("mindspore-gitee").startswith("import mindspore as ms\n")


def test_magics_of_notebooks_are_made_comments() -> None:
    text = code("torch-gh")
    assert text.startswith("# !pip install torch==2.2.0\n# %matplotlib inline\nimport torch\n")
    assert "what should hold" not in text


def test_shell_yaml_and_other_languages_are_no_code() -> None:
    found = issue("not-python")
    assert found.blocks == ()
    assert found.unreadable == ((12, "invalid syntax"),)


def test_the_address_of_a_saved_issue_is_kept() -> None:
    assert issue("torch-gh").url == "https://github.com/pytorch/pytorch/issues/77777"
    assert issue("torch-form").url == ""


def test_a_block_inside_details_is_read() -> None:
    text = (
        "<details>\n<summary>code</summary>\n```python\nimport torch\ntorch.f()\n```\n</details>\n"
    )
    block = best_block(read_issue(text, MODULES))
    assert block is not None
    assert block.code == "import torch\ntorch.f()\n"
    assert block.line == 4


def test_an_issue_of_nothing_has_nothing() -> None:
    assert read_issue("", MODULES) == Issue()
    assert read_issue("\x00\x1b[31m\n```\n```\n", MODULES).blocks == ()
