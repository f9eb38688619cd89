"""The data set of the corpus, read back as somebody reads it who does not have Errata."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pandas as pd
import pytest
from factories import CASE_TOML, REPOSITORY, write_case
from jsonschema import Draft202012Validator
from outside import Errata
from pyarrow import parquet

from errata.__main__ import main
from errata.commands.cases import dataset
from errata.plan.corpus import case_folders

CASES = len(list(case_folders([REPOSITORY / "cases"])))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the data set of the whole corpus."""
    folder = tmp_path_factory.mktemp("dataset") / "made"
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.chdir(REPOSITORY)
        monkeypatch.setattr("sys.argv", ["errata", "export", "--dataset", str(folder)])
        assert main() == 0
    return folder


@pytest.mark.parametrize("table", ["cases", "sources", "results"])
def test_both_forms_of_a_table_hold_the_same_rows_and_keep_to_its_schema(
    table: str, written: Path
) -> None:
    lines = [json.loads(line) for line in (written / f"{table}.jsonl").read_text().splitlines()]
    assert parquet.read_table(written / f"{table}.parquet").to_pylist() == lines
    validator = Draft202012Validator(json.loads((written / f"{table}.schema.json").read_text()))
    for line in lines[:: max(1, len(lines) // 300)]:
        validator.validate(line)


def test_pandas_joins_every_result_with_its_case(written: Path) -> None:
    cases = pd.read_parquet(written / "cases.parquet")
    results = pd.read_parquet(written / "results.parquet")
    assert len(cases) == CASES == cases["case"].nunique()
    recorded = (REPOSITORY / "reports" / "observed").rglob("*.json")
    files = [path for path in recorded if not {"claims", "alternatives"} & set(path.parts)]
    assert len(results) == sum(len(json.loads(path.read_text())["trials"]) for path in files)
    joined = results.merge(cases, on="case", validate="many_to_one")
    assert len(joined) == len(results)
    assert results["is_current"].all()
    [mse] = cases[cases["case"] == "torch/mse-broadcast"].to_dict("records")
    assert mse["since"] == "0.1.0"
    assert "result = slope" in mse["fixed"]
    assert mse["sources"][0]["url"].startswith("https://github.com/pytorch/pytorch/pull/")
    [seen] = results[
        (results["case"] == "torch/mse-broadcast") & (results["release"] == "2.15.0")
    ].to_dict("records")
    assert (seen["verdict"], seen["type"]) == ("reproduces", "AssertionError")
    assert json.loads(seen["result"]) == {"value": 3.0}
    assert seen["statement"].startswith("assert abs(slope")


@pytest.mark.parametrize(
    ("url", "bounds"),
    [
        ("https://github.com/pytorch/pytorch/pull/18349", ("2019-03-22", "2019-03-22")),
        ("https://github.com/pytorch/pytorch/issues/18350#issue", ("2019-03-22", "2019-03-28")),
        ("https://github.com/pytorch/pytorch/issues/1", (None, "2017-10-06")),
        ("https://github.com/pytorch/pytorch/issues/999999", ("2026-06-05", None)),
        ("https://github.com/PaddlePaddle/Paddle/issues/50000", ("2023-01-13", "2023-06-01")),
        ("https://github.com/nobody/nothing/issues/3", (None, None)),
        ("https://docs.pytorch.org/docs/stable/amp.html", (None, None)),
    ],
)
def test_a_thread_was_opened_between_its_neighbours(
    url: str, bounds: tuple[str | None, str | None], place: Path, errata: Errata
) -> None:
    toml = CASE_TOML.replace("https://example.org/1", url)
    write_case(place / "cases" / "torch" / "one", toml)
    errata("export", "--dataset", "made", "--only-own")
    row = json.loads((place / "made" / "sources.jsonl").read_text())
    assert (row["not_before"], row["not_after"]) == bounds


def test_the_card_states_what_is_there(written: Path) -> None:
    card = (written / "README.md").read_text()
    assert f"{CASES:,} cases and " in card
    assert "data_files: cases.parquet" in card
    for name in re.findall(r"`([a-z]+\.(?:jsonl|parquet|schema\.json))`", card):
        assert (written / name).is_file(), name


def test_without_pyarrow_there_are_json_lines_only(
    place: Path, monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    monkeypatch.setattr(dataset, "has_parquet", lambda: False)
    write_case(place / "cases" / "torch" / "one", f'since = "0.2.0"\n{CASE_TOML}')
    assert "pip install pyarrow" in errata("export", "--dataset", "made", "--only-own").err
    names = {path.name for path in (place / "made").iterdir()}
    assert names == {
        *("README.md", "cases.jsonl", "cases.schema.json"),
        *("results.jsonl", "results.schema.json", "sources.jsonl", "sources.schema.json"),
    }
    assert "data_files: cases.jsonl" in (place / "made" / "README.md").read_text()
    [row] = (place / "made" / "cases.jsonl").read_text().splitlines()
    assert (json.loads(row)["case"], json.loads(row)["since"]) == ("torch/one", "0.2.0")
    assert not (place / "made" / "results.jsonl").read_text()


def test_a_case_that_cannot_be_read_is_left_out_and_named(place: Path, errata: Errata) -> None:
    write_case(place / "cases" / "torch" / "two", "title = [")
    shown = errata("export", "--dataset", "made", "--only-own")
    assert "torch/two is not valid, and left out" in shown.err
    assert "1 case and 0 results in made" in shown.out


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("run.jsonl", "--dataset", "made"),
        ("--dataset", "made", "--run", "1"),
        ("--dataset", "pyproject.toml"),
    ],
)
def test_what_is_no_data_set_is_refused(
    words: tuple[str, ...], place: Path, errata: Errata
) -> None:
    assert "→" in errata("export", *words, code=2).err
    assert not (place / "made").exists()


def test_a_list_has_the_whole_of_each_case(place: Path, errata: Errata) -> None:
    assert place.is_dir()
    [case] = json.loads(errata("list", "--only-own", "--json", "-").out)["cases"]
    assert (case["cause"], case["fix"], case["fixed"]) == ("Because.", "Do not.", "import torch\n")
    assert case["sources"] == [{"url": "https://example.org/1", "note": "the report"}]
    assert case["expectations"][0]["type"] == "RuntimeError"


@pytest.mark.parametrize(
    ("fixed", "reason", "is_listed"),
    [
        ("import torch\n\nresult = 1\n", "", False),
        ("import torch\n\nif torch:\n    result: int = 1\n", "", False),
        ("import torch\n\ndef f():\n    global result\n    result = 1\n\nf()\n", "", False),
        ("import torch\n", "", True),
        ("import torch\n\ndef f():\n    result = 1\n    return result\n", "", True),
        ("import torch\n\nprint(result)\n", "", True),
        ("import torch\n", "It draws random numbers.", False),
    ],
)
def test_a_check_names_cases_without_a_result_and_without_a_reason(
    fixed: str, reason: str, is_listed: bool, place: Path, errata: Errata
) -> None:
    toml = f'no_result = "{reason}"\n{CASE_TOML}' if reason else CASE_TOML
    write_case(place / "cases" / "torch" / "one", toml, fixed=fixed)
    assert ("torch/one leaves no `result`" in errata("check", "--only-own").out) is is_listed
