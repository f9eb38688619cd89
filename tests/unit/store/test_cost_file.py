from __future__ import annotations

import json
from pathlib import Path

import pytest

from errata.model.costs import Costs, SetUp
from errata.model.errors import InvalidCosts, StoreFailed
from errata.store.cost_file import SCHEMA, costs_path, read_costs, write_costs

SMALL = Costs(
    environments={"torch-2.5.1": SetUp(build_s=20, import_s=1.5)},
    cases={"torch/b": {"eager": 2.0}, "torch/a": {"eager": 0.25, "compile": 12.0}},
)


def test_the_file_lies_beside_the_observed_record() -> None:
    assert costs_path(Path("reports/observed")) == Path("reports/costs.json")


def test_what_is_written_reads_back_the_same(tmp_path: Path) -> None:
    path = tmp_path / "reports" / "costs.json"
    assert write_costs(path, SMALL)
    assert read_costs(path) == SMALL
    assert not write_costs(path, SMALL)


def test_the_file_has_one_name_a_line_in_order(tmp_path: Path) -> None:
    path = tmp_path / "costs.json"
    write_costs(path, SMALL)
    assert path.read_text().splitlines() == [
        "{",
        ' "schema": 1,',
        ' "environments": {',
        '  "torch-2.5.1": {"build_s": 20, "import_s": 1.5}',
        " },",
        ' "cases": {',
        '  "torch/a": {"compile": 12, "eager": 0.25},',
        '  "torch/b": {"eager": 2}',
        " }",
        "}",
    ]


def test_a_missing_file_is_an_empty_one(tmp_path: Path) -> None:
    assert read_costs(tmp_path / "none" / "costs.json") == Costs()


def test_an_empty_file_of_costs_can_be_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "costs.json"
    write_costs(path, Costs())
    assert read_costs(path) == Costs()


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("{", "costs.json:1", "is not JSON"),
        ("[]", "costs.json", "is not an object"),
        ("\xff", "costs.json", "is not JSON"),
        ('{"schema": 2}', "[schema]", "newer Errata"),
        ('{"schema": true, "environments": {}, "cases": {}}', "[schema]", "must be 1"),
        ('{"schema": 1, "schema": 1}', "costs.json", "'schema' appears twice"),
        ('{"schema": 1, "environments": []}', "[environments]", "must be an object"),
        ('{"schema": 1, "environments": {"e": {"build_s": 1}}}', "[environments.e]", "'import_s'"),
        (
            '{"schema": 1, "environments": {}, "cases": {"c": {"eager": -1}}}',
            "[cases.c]",
            "seconds",
        ),
        (
            '{"schema": 1, "environments": {}, "cases": {"c": {"eager": "x"}}}',
            "[cases.c.eager]",
            "must be a number",
        ),
        (
            '{"schema": 1, "environments": {}, "cases": {"c": {"eager": NaN}}}',
            "[cases.c]",
            "seconds",
        ),
        ("<<<<<<< ours\n{}", "costs.json:1", "unresolved merge"),
    ],
)
def test_a_damaged_file_is_refused_with_its_place(
    tmp_path: Path, text: str, place: str, words: str
) -> None:
    path = tmp_path / "costs.json"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(InvalidCosts) as caught:
        read_costs(path)
    told = "\n".join(map(str, caught.value.problems))
    assert place in told
    assert words in told
    assert "errata costs" in caught.value.hint
    assert caught.value.exit_code == 2


def test_every_problem_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "costs.json"
    path.write_text('{"schema": 1, "environments": {"e": 1}, "cases": {"a": 1, "b": {"x": "y"}}}')
    with pytest.raises(InvalidCosts) as caught:
        read_costs(path)
    assert len(caught.value.problems) == 3


def test_a_folder_that_cannot_be_written_is_one_message(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("a file")
    with pytest.raises(StoreFailed, match="cannot write"):
        write_costs(tmp_path / "reports" / "costs.json", SMALL)


def test_the_committed_file_is_canonical(tmp_path: Path) -> None:
    committed = Path(__file__).parents[3] / "reports" / "costs.json"
    costs = read_costs(committed)
    assert json.loads(committed.read_text())["schema"] == SCHEMA
    assert costs.cases
    assert costs.environments
    write_costs(tmp_path / "costs.json", costs)
    assert (tmp_path / "costs.json").read_text() == committed.read_text()
