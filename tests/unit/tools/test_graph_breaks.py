from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

import pytest
from factories import REPOSITORY
from gathered import BRANCH, REGISTRY, entry, ship_registry

from errata.model.case import Kind
from errata.model.errors import UsageProblem
from errata.model.matching import matches_text
from tools.gather import graph_breaks
from tools.gather.graph_breaks import Entry, gather_graph_breaks, read_registry
from tools.gather.sources import Gathered

PROGRAMS = sorted((REPOSITORY / "tools" / "gather" / "programs").glob("*.py"))


def read_one(torch: Path, *versions: Mapping[str, object]) -> Entry:
    [found] = read_registry(ship_registry(torch, {"GB0170": list(versions)})).entries
    return found


def case(torch: Path, slug: str, registry: object = REGISTRY) -> Gathered:
    cases, _ = gather_graph_breaks(read_registry(ship_registry(torch, registry)))
    [found] = [case for case in cases if case.slug == slug]
    return found


def test_an_entry_is_read_as_it_stands(tmp_path: Path) -> None:
    found = read_one(tmp_path, BRANCH)
    assert found.id == "GB0170"
    assert found.type == "Data-dependent branching"
    assert found.hints == ("Use `torch.cond`.", "Or do not.")
    assert found.wordings == (found.explanation,)
    assert found.explanation == BRANCH["Explanation"]


@pytest.mark.parametrize(
    "code", ['"a " + b', "'a'", "_explain(x)", 'f"Dynamo {x}"', "(yes if it else no)", "text"]
)
def test_code_that_makes_an_explanation_is_none(tmp_path: Path, code: str) -> None:
    found = read_one(tmp_path, entry(Explanation=code), entry(Explanation="An earlier one."))
    assert found.explanation == "An earlier one."
    assert found.wordings == ("An earlier one.",)


def test_an_entry_of_code_alone_explains_nothing(tmp_path: Path) -> None:
    found = read_one(tmp_path, entry(Explanation="explain(x)", Gb_type="gb_type"))
    assert found.type == "gb_type"
    only_names = read_one(tmp_path, entry(Explanation="explanation"))
    assert only_names.explanation == ""
    assert only_names.wordings == ()


def test_hints_of_an_earlier_version_are_better_than_none(tmp_path: Path) -> None:
    assert read_one(tmp_path, entry(Hints=[]), BRANCH).hints == ("Use `torch.cond`.", "Or do not.")


def test_the_first_of_two_entries_of_one_type_is_found(tmp_path: Path) -> None:
    twice = {"GB0001": [BRANCH], "GB0002": [entry(Explanation="Another.")]}
    registry = read_registry(ship_registry(tmp_path, twice))
    found = registry.find(" Data-dependent branching ")
    assert found is not None
    assert found.id == "GB0001"
    assert registry.find("nothing of the kind") is None


def test_a_torch_without_a_registry_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageProblem, match="no graph-break registry at"):
        read_registry(tmp_path)


@pytest.mark.parametrize(
    "registry",
    [
        [],
        {"GB0001": [{"Gb_type": "x"}]},
        {"GB0001": ["text"]},
        {"GB0001": [entry(Hints="a text")]},
        {"GB0001": 7},
    ],
)
def test_a_registry_of_another_form_is_refused(tmp_path: Path, registry: object) -> None:
    with pytest.raises(UsageProblem, match="is not a graph-break registry in a known form"):
        read_registry(ship_registry(tmp_path, registry))


def test_text_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (ship_registry(tmp_path) / "_dynamo" / "graph_break_registry.json").write_bytes(b"\xff{")
    with pytest.raises(UsageProblem, match="is not a graph-break registry in a known form"):
        read_registry(tmp_path)


def test_entries_without_a_program_are_counted(tmp_path: Path) -> None:
    cases, without = gather_graph_breaks(read_registry(ship_registry(tmp_path)))
    assert {"gb0170-data-dependent-branch", "gb0059-explicit-graph-break"} == {
        case.slug for case in cases
    }
    assert [entry.id for entry in without] == ["GB0999"]


def test_a_case_refuses_the_break_and_its_fix_allows_it(tmp_path: Path) -> None:
    found = case(tmp_path, "gb0170-data-dependent-branch")
    assert found.kind is Kind.GRAPH_BREAK
    assert "fullgraph=True" in found.broken
    assert "fullgraph=True" not in found.fixed
    assert "- Use `torch.cond`." in found.fix
    assert "Detected data-dependent branching" in found.cause
    for program in (found.broken, found.fixed):
        ast.parse(program)


def test_a_promise_is_what_every_wording_lets_one_expect(tmp_path: Path) -> None:
    wordings = [entry(Explanation="Jumped on {value} here."), entry(Explanation="Do not jump.")]
    [now, earlier] = case(tmp_path, "gb0170-data-dependent-branch", {"GB0170": wordings}).promises
    said = "Data-dependent branching Explanation: Jumped on tensor(1) here. Hint: use `torch.cond`."
    assert matches_text(now, said)
    assert not matches_text(earlier, said)


def test_a_promise_may_begin_with_what_it_leaves_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "open.py").write_text('"""A {kind} of branch"""\n\nfn = inputs = None\n')
    monkeypatch.setattr(graph_breaks, "_PROGRAMS", programs)
    entries = {"GB0170": [entry(Gb_type="A {kind} of branch", Explanation="It is {how} so.")]}
    [promise] = case(tmp_path, "gb0170-open", entries).promises
    assert matches_text(promise, "A new kind of branch Explanation: It is quite so. Hint: none.")
    assert not matches_text(promise, "A new kind of branch Explanation: It was not.")


def test_a_program_has_a_function_its_inputs_and_a_type() -> None:
    for path in PROGRAMS:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert ast.get_docstring(tree), path.name
        functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        targets = {
            target.id
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        assert {"fn", "inputs"} <= functions | targets, path.name


def test_no_two_programs_look_for_the_same_entry() -> None:
    wanted = [ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) for path in PROGRAMS]
    assert len(set(wanted)) == len(wanted)
