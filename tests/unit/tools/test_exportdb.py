from __future__ import annotations

import ast
from pathlib import Path

import pytest
from gathered import PLAIN, SHIFT, ship_examples

from errata.model.case import Kind
from errata.model.errors import UsageProblem
from tools.gather.exportdb import Example, gather_exportdb, read_example
from tools.gather.sources import Gathered


def example(text: str) -> Example:
    found = read_example("shift_by", text)
    assert found is not None
    return found


def case(torch: Path, slug: str) -> Gathered:
    [found] = [case for case in gather_exportdb(torch) if case.slug == slug]
    return found


def test_an_example_says_what_it_is_about() -> None:
    found = example(SHIFT)
    assert found.description == "A shift is exported as {it} stands."
    assert not found.is_supported
    assert found.has_arguments
    assert found.has_shapes
    assert sorted(found.tags) == ["python.builtin", "torch.dynamic-shape"]


def test_an_example_that_says_little_is_supported() -> None:
    found = example(PLAIN)
    assert found.is_supported
    assert found.tags == ()
    assert not found.has_arguments
    assert not found.has_shapes
    assert found.description == "ExportDB does not describe it."


def test_the_program_keeps_the_source_and_loses_the_bookkeeping() -> None:
    program = example(SHIFT).program
    assert "@torch.jit.ignore\nclass Shift" in program
    assert "return double(x) + by  # in place? no" in program
    assert "example_kwargs = {" in program
    for word in ("SupportLevel", "torch._export", "tags ="):
        assert word not in program


def test_the_description_is_that_of_the_class_of_which_the_model_is_made() -> None:
    text = (
        'class First:\n    """Not this."""\n\nclass Second:\n    """This one."""\n\n'
        "example_args = ()\nmodel = Second()\n"
    )
    assert example(text).description == "This one."


@pytest.mark.parametrize("text", ["import torch\n", "model = 1\n", "example_args = ()\n"])
def test_a_file_without_model_and_arguments_is_no_example(text: str) -> None:
    assert read_example("other", text) is None


def test_every_example_becomes_a_case(tmp_path: Path) -> None:
    found = gather_exportdb(ship_examples(tmp_path))
    assert [case.slug for case in found] == ["plain", "shift-by"]
    assert {case.kind for case in found} == {Kind.EXCEPTION}
    for case in found:
        for program in (case.broken, case.fixed):
            ast.parse(program)


def test_a_case_says_what_torch_says(tmp_path: Path) -> None:
    torch = ship_examples(tmp_path)
    found = case(torch, "shift-by")
    assert found.title == "ExportDB: shift by (not supported yet)"
    assert sorted(found.areas[1:]) == ["builtin", "dynamic-shape"]
    assert found.areas[0] == "export"
    assert "{it} stands" in found.cause
    assert case(torch, "plain").title == "ExportDB: plain (supported)"


def test_only_the_broken_script_exports(tmp_path: Path) -> None:
    found = case(ship_examples(tmp_path), "plain")
    assert "torch.export.export(" in found.broken
    assert "torch.export.export(" not in found.fixed
    assert "dynamic_shapes" not in found.broken


def test_what_must_come_first_in_a_file_does(tmp_path: Path) -> None:
    future = f"from __future__ import annotations\n\n{PLAIN}"
    [found] = gather_exportdb(ship_examples(tmp_path, {"plain": future}))
    for program in (found.broken, found.fixed):
        compile(program, "plain.py", "exec")


def test_the_text_above_an_example_is_not_part_of_it() -> None:
    assert "About examples" not in example(f'"""About examples."""\n{PLAIN}').program


def test_keyword_arguments_and_shapes_reach_the_export(tmp_path: Path) -> None:
    found = case(ship_examples(tmp_path), "shift-by")
    assert "copy.deepcopy(example_kwargs), dynamic_shapes=dynamic_shapes" in found.broken
    assert "copy.deepcopy(example_kwargs)" in found.fixed


DECORATED = """\
import torch
from torch._export.db.case import export_case


@export_case(example_inputs=(torch.ones(3, 2),))
class Old(torch.nn.Module):
    def forward(self, x):
        return x
"""


@pytest.mark.parametrize("examples", [{}, {"old": DECORATED}])
def test_a_torch_without_examples_of_this_form_is_refused(
    tmp_path: Path, examples: dict[str, str]
) -> None:
    torch = ship_examples(tmp_path, examples) if examples else tmp_path
    with pytest.raises(UsageProblem, match="in a known form") as no:
        gather_exportdb(torch)
    assert "from 2.5 on" in (no.value.hint or "")
