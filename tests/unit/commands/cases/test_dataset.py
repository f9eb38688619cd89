"""The data set of the corpus, read back as somebody reads it who does not have Errata."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pandas as pd
import pytest
from factories import CASE_TOML, REPOSITORY, write_case
from jsonschema import Draft202012Validator
from pyarrow import parquet

from errata.__main__ import main
from errata.commands.cases import dataset
from errata.plan.corpus import case_folders

CASES = len(list(case_folders([REPOSITORY / "cases"])))


def errata(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["errata", *arguments])
    return main()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the data set of the whole corpus."""
    folder = tmp_path_factory.mktemp("dataset") / "made"
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.chdir(REPOSITORY)
        assert errata(monkeypatch, "export", "--dataset", str(folder)) == 0
    return folder


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a project with one case and no record."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "envs").symlink_to(REPOSITORY / "envs")
    write_case(tmp_path / "cases" / "torch" / "one", f'since = "0.2.0"\n{CASE_TOML}')
    return tmp_path


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
    url: str,
    bounds: tuple[str | None, str | None],
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    toml = CASE_TOML.replace("https://example.org/1", url)
    write_case(place / "cases" / "torch" / "one", toml)
    assert errata(monkeypatch, "export", "--dataset", "made", "--only-own") == 0
    row = json.loads((place / "made" / "sources.jsonl").read_text())
    assert (row["not_before"], row["not_after"]) == bounds


def test_the_card_states_what_is_there(written: Path) -> None:
    card = (written / "README.md").read_text()
    assert f"{CASES} cases and " in card
    assert "data_files: cases.parquet" in card
    for name in re.findall(r"`([a-z]+\.(?:jsonl|parquet|schema\.json))`", card):
        assert (written / name).is_file(), name


def test_without_pyarrow_there_are_json_lines_only(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dataset, "has_parquet", lambda: False)
    assert errata(monkeypatch, "export", "--dataset", "made", "--only-own") == 0
    assert "pip install pyarrow" in capsys.readouterr().err
    names = {path.name for path in (place / "made").iterdir()}
    assert names == {
        *("README.md", "cases.jsonl", "cases.schema.json"),
        *("results.jsonl", "results.schema.json", "sources.jsonl", "sources.schema.json"),
    }
    assert "data_files: cases.jsonl" in (place / "made" / "README.md").read_text()
    [row] = (place / "made" / "cases.jsonl").read_text().splitlines()
    assert (json.loads(row)["case"], json.loads(row)["since"]) == ("torch/one", "0.2.0")
    assert not (place / "made" / "results.jsonl").read_text()


def test_a_case_that_cannot_be_read_is_left_out_and_named(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_case(place / "cases" / "torch" / "two", "title = [")
    assert errata(monkeypatch, "export", "--dataset", "made", "--only-own") == 0
    shown = capsys.readouterr()
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
    words: tuple[str, ...],
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert errata(monkeypatch, "export", *words) == 2
    assert "→" in capsys.readouterr().err
    assert not (place / "made").exists()


def test_a_list_has_the_whole_of_each_case(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert place.is_dir()
    assert errata(monkeypatch, "list", "--only-own", "--json", "-") == 0
    [case] = json.loads(capsys.readouterr().out)["cases"]
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
    fixed: str,
    reason: str,
    is_listed: bool,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    toml = f'no_result = "{reason}"\n{CASE_TOML}' if reason else CASE_TOML
    write_case(place / "cases" / "torch" / "one", toml, fixed=fixed)
    assert errata(monkeypatch, "check", "--only-own") == 0
    assert ("torch/one leaves no `result`" in capsys.readouterr().out) is is_listed
