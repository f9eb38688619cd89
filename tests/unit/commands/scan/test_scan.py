"""`errata scan`: a user's code on the command line."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from documents import load_schema
from factories import CASE_TOML, REPOSITORY, make_seen, write_case, write_record
from jsonschema import validate
from outside import Errata, Finished

from errata.commands.scan.triggers import scan_files
from errata.model.outcome import Outcome

TRIGGER = """
[[trigger]]
code = "torch.vmap($F)"
confidence = "likely"
replace = "torch.func.vmap($F)"

[[trigger]]
code = "torch.stack(...)"
confidence = "possible"
"""
CODE = "import torch\n\n\nmapped = torch.vmap(model)\nboth = torch.stack([x, y])\n"
SOURCE = Path("src/train.py")
SARIF = json.loads((REPOSITORY / "tests" / "data" / "sarif.schema.json").read_text())
Scan = Callable[..., Finished]


@pytest.fixture
def scan(project_here: Callable[..., None], errata: Errata) -> Scan:
    """Stand in a project with one case, whose triggers are shown, and a program to scan."""
    project_here(CASE_TOML + TRIGGER)
    Path("cases/torch/one/trigger.py").write_text("# errata: hit\n" * 3 + "# errata: ok\n" * 3)
    Path("reports/observed/torch").mkdir(parents=True)
    SOURCE.parent.mkdir()
    SOURCE.write_text(CODE)
    return lambda *words, **how: errata("scan", *words, "--only-own", **how)


def document(scan: Scan, *words: str) -> dict[str, Any]:
    scan(*words, "--json", "out.json", code=None)
    found: dict[str, Any] = json.loads(Path("out.json").read_text())
    load_schema("scan").validate(found)
    return found


def places(scan: Scan, *words: str) -> list[str]:
    return [one["location"] for one in document(scan, *words)["findings"]]


def test_the_screen_names_the_place_the_failure_and_the_fix(scan: Scan) -> None:
    shown = scan("src", "--release", "torch==2.9.1", code=1).out
    for words in (
        "torch  2.9.1 (--release)",
        "≠ torch/one",
        "src/train.py:4  torch.vmap(model)  →  torch.func.vmap(model)",
        "failure   Shapes do not fit",
        "more: errata show torch/one",
        "1 possible finding not shown: --confidence possible",
        "1 finding in 1 file: 1 likely",
    ):
        assert words in shown
    SOURCE.write_text("import torch\n")
    assert "✔ nothing found" in scan("src").out


def test_levels_comments_and_standard_input(scan: Scan, monkeypatch: pytest.MonkeyPatch) -> None:
    assert places(scan, "src") == ["src/train.py:4"]
    both = ["src/train.py:4", "src/train.py:5"]
    assert places(scan, "src", "--confidence", "possible") == both
    assert places(scan, "src", "--confidence", "certain") == []
    marked = CODE.replace("(model)", "(model)  # errata: ignore[torch/one]")
    stream = io.TextIOWrapper(io.BytesIO(CODE.encode() + marked.encode()))
    monkeypatch.setattr(sys, "stdin", stream)
    assert places(scan, "-") == ["<stdin>:4"]


def test_a_trigger_whose_case_shows_too_few_examples_finds_possible_failures(scan: Scan) -> None:
    Path("cases/torch/one/trigger.py").write_text("# errata: hit\n" * 2)
    assert places(scan, "src") == []
    found = document(scan, "src", "--confidence", "possible")["findings"]
    assert [one["confidence"] for one in found] == ["possible", "possible"]


def test_an_edited_file_is_read_again_and_others_are_not(
    scan: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert places(scan, "src") == ["src/train.py:4"]
    read: list[Path] = []

    def reading(files: list[Path], *given: Any) -> Any:
        read.extend(files)
        return scan_files(files, *given)

    monkeypatch.setattr("errata.commands.scan.scanning.scan_files", reading)
    assert places(scan, "src") == ["src/train.py:4"]
    assert read == []
    SOURCE.write_text("\n" + CODE)
    assert places(scan, "src") == ["src/train.py:5"]
    assert [path.name for path in read] == ["train.py"]


def test_a_file_edited_during_a_scan_is_read_again(
    scan: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edited_meanwhile(files: list[Path], *given: Any) -> Any:
        yield from scan_files(files, *given)
        SOURCE.write_text("\n" + CODE)

    with monkeypatch.context() as patched:
        patched.setattr("errata.commands.scan.scanning.scan_files", edited_meanwhile)
        assert places(scan, "src") == ["src/train.py:4"]
    assert places(scan, "src") == ["src/train.py:5"]


def test_of_a_comparison_of_versions_the_branch_that_runs_is_scanned(scan: Scan) -> None:
    SOURCE.write_text(
        "import torch\n"
        'if torch.__version__ >= "2.9":\n'
        "    mapped = torch.vmap(new)\n"
        "else:\n"
        "    mapped = torch.vmap(old)\n"
    )
    for _ in range(2):  # read, and kept from before
        assert places(scan, "src", "--release", "torch==2.9.1") == ["src/train.py:3"]
        assert places(scan, "src", "--release", "torch==2.8.0") == ["src/train.py:5"]
        assert len(places(scan, "src", "--release", "torch>=2.5")) == 2
    shown = scan("src", "--upgrade", "torch", "2.8.0", "2.9.1", code=1).out
    assert "New: these begin to fail (1)" in shown
    assert "Gone: these no longer fail (1)" in shown
    assert "would fail on other releases" not in shown


def test_a_baseline_leaves_out_what_it_has(scan: Scan) -> None:
    assert "1 finding written to known.txt" in scan("src", "--write-baseline", "known.txt").out
    assert "1 finding of the baseline not shown" in scan("src", "--baseline", "known.txt").out
    SOURCE.write_text("# moved\n" + CODE + "again = torch.vmap(other)\n")
    assert places(scan, "src", "--baseline", "known.txt") == ["src/train.py:7"]
    scan("src", "--baseline", "absent.txt", code=2)


def test_a_finding_has_one_name_in_baselines_and_sarif(scan: Scan) -> None:
    scan("src", "--write-baseline", "known.txt")
    SOURCE.write_text(f"{CODE}again = torch.vmap(model)\n")
    scan("src", "--baseline", "known.txt", "--sarif", "out.sarif", code=1)
    [result] = json.loads(Path("out.sarif").read_text())["runs"][0]["results"]
    scan("src", "--baseline", "known.txt", "--write-baseline", "news.txt")
    assert Path("news.txt").read_text().split()[0] == result["partialFingerprints"]["errataCode/v1"]
    assert places(scan, "src", "--baseline", "news.txt") == ["src/train.py:4"]


def test_fix_writes_what_diff_shows(scan: Scan) -> None:
    patch = scan("src", "--diff", code=1).out
    assert "-mapped = torch.vmap(model)\n+mapped = torch.func.vmap(model)\n" in patch
    assert SOURCE.read_text() == CODE
    assert scan("src", "--fix").out == patch
    assert SOURCE.read_text() == CODE.replace("torch.vmap", "torch.func.vmap")


def test_sarif_and_annotations(scan: Scan) -> None:
    scan("src", "--sarif", "out.sarif", code=1)
    log = json.loads(Path("out.sarif").read_text())
    validate(log, SARIF)
    [result] = log["runs"][0]["results"]
    assert (result["ruleId"], result["level"]) == ("torch/one", "warning")
    region = result["locations"][0]["physicalLocation"]["region"]
    assert region == {"startLine": 4, "endLine": 4}
    annotation = r"::warning file=src/train.py,line=4,endLine=4,title=torch/one \(likely\)::.+\n"
    assert re.fullmatch(annotation, scan("src", "--github", code=1).out)
    line = r"src/train\.py:4:\d+: torch/one: .* Fix: .+\n"
    assert re.fullmatch(line, scan("src", "--line", code=1).out)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["absent"], "no file or folder 'absent'"),
        (["--release", "torch"], "names no release"),
        (["--release", "jax==1"], "unknown framework 'jax'"),
        (["--release", "==="], "names no release"),
        (["--upgrade", "jax", "1", "2"], "unknown framework 'jax'"),
        (["--upgrade", "torch", "new", "2.9"], "new"),
        (["--upgrade", "torch", "2.5.1", "2.51.0"], "torch 2.51.0 is not in the framework table"),
        (["--release", "torch==2.51.0"], "nearest: torch-2.15.0"),
        (["--release", "2.51.0"], "is no release of"),
        (["--release", "2.6"], "is a release of paddle and of torch"),
        (["--release", "torch>=99"], "no listed release of torch satisfies"),
        (["envs"], "no Python file or notebook in 'envs'"),
        (["--python", "absent"], "does not list its packages"),
        (["-", "src"], "stands alone"),
        (["--json", "absent/x.json"], "absent"),
        (["src", "--ignore", "torch/won"], "there is no case 'torch/won' to ignore"),
    ],
)
def test_wrong_usage_is_one_message(scan: Scan, words: list[str], said: str) -> None:
    assert said in scan(*words, code=2).err


def test_an_upgrade_sorts_findings_and_names_the_workarounds_that_can_go(scan: Scan) -> None:
    releases = {"2.5.1": True, "2.9.1": False, "2.15.0": True}
    record = [make_seen(release, fails=fails) for release, fails in releases.items()]
    write_record(Path("reports/observed"), record)
    SOURCE.write_text(f"{CODE}x = 1  # errata: works-around torch/one\n")

    def shown(before: str, after: str, code: int) -> str:
        return scan("src", "--upgrade", "torch", before, after, code=code).out

    gone = shown("2.5.1", "2.9.1", 0)
    assert "torch  2.5.1 → 2.9.1 (upgrade)" in gone
    assert "Gone: these no longer fail (1)" in gone
    assert "Workarounds" not in gone  # it is needed again later
    assert "New: these begin to fail (2)" in shown("2.9.1", "2.15.0", 1)
    assert "Still: these fail on both releases (1)" in shown("2.5.1", "2.15.0", 1)
    write_record(Path("reports/observed"), [*record[:2], make_seen("2.15.0", fails=False)])
    gone = shown("2.5.1", "2.9.1", 0)
    assert "Workarounds that can go (1)" in gone
    assert "src/train.py:6" in gone
    assert "healed in  torch 2.9.1" in gone


def test_the_help_shows_the_comment_with_its_brackets(scan: Scan) -> None:
    shown = scan("--help").out
    assert "errata: ignore[torch/case]" in shown
    assert "[PATH]..." in shown


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("bad.py", "import torch\ndef f(:\n", "invalid syntax, line 2"),
        ("bad.py", "def f(:\n", "invalid syntax, line 1"),
        ("bad.ipynb", "{", "not a notebook"),
        ("large.py", "x" * 6_000_000, "6 MB; the limit is 5 MB"),
    ],
)
def test_a_file_that_cannot_be_read_is_no_success(
    scan: Scan, name: str, content: str, why: str
) -> None:
    Path(name).write_text(content)
    shown = scan(name, "--sarif", "out.sarif", code=3).out
    assert f"! {name}: not read: {why}" in shown
    assert "✔" not in shown
    assert "! nothing found in what was read · 0 files and 0 lines read" in shown
    [run] = json.loads(Path("out.sarif").read_text())["runs"]
    assert run["invocations"][0]["executionSuccessful"] is False
    assert f"::warning::{name}: not read: " in scan(name, "--github", code=3).out
    assert scan(name, "--line", code=3).out.startswith(f"{name}: not read: ")
    scan(name, "src", code=1)  # what was found counts first


@pytest.mark.parametrize(
    ("release", "said"),
    [
        ("2.9.1", "torch  2.9.1 (--release)"),
        ("torch-2.9.1", "torch  2.9.1 (--release)"),
        ("2.5", "torch  2.5.1 (--release, the newest listed release of 2.5)"),
        ("torch==2.3.0", "! torch 2.3.0 is not listed: it counts as 2.2.2"),
    ],
)
def test_a_release_by_its_number_and_by_its_line(scan: Scan, release: str, said: str) -> None:
    Path("requirements.txt").write_text("torch>=2.0\n")
    assert said in scan("src", "--release", release, code=1).out


def test_the_harm_is_that_of_the_release_in_use(scan: Scan) -> None:
    toml = CASE_TOML.replace('kind = "exception"', 'kind = "crash"')
    assert toml != CASE_TOML
    write_case(Path("cases/torch/one"), toml + TRIGGER)
    crashed = replace(make_seen("2.5.1", fails=True), broken=Outcome.CRASHED, signature=None)
    write_record(Path("reports/observed"), [crashed, make_seen("2.9.1", fails=True)])
    for release, harm in (("2.5.1", "the process crashes"), ("2.9.1", "an error")):
        shown = scan("src", "--release", release, code=1).out
        assert f"harm      {harm}, on torch {release} (likely)" in shown


def test_a_release_fails_or_passes(scan: Scan) -> None:
    warned = [
        replace(make_seen(one, fails=True), broken=Outcome.PASSED) for one in ("2.5.1", "2.9.1")
    ]
    quiet = [make_seen(one, fails=False) for one in ("2.4.1", "2.6.0", "2.8.0", "2.10.0")]
    write_record(Path("reports/observed"), [*warned, *quiet])
    said = "fails on 2.5.1 and 2.9.1, passes on 2.4.1, 2.6.0 to 2.8.0, 2.10.0 (4 releases)"
    assert f"releases  torch: {said}" in scan("src", "--release", "2.9.1", code=1).out


def test_all_locations_are_shown_on_request(scan: Scan) -> None:
    SOURCE.write_text(CODE + "mapped = torch.vmap(model)\n" * 9)
    assert "and 2 more (-v)" in scan("src", code=1).out
    assert "src/train.py:14" in scan("src", "-v", code=1).out


def test_an_upgrade_shows_possible_failures_that_are_new(scan: Scan) -> None:
    record = [make_seen("2.5.1", fails=False), make_seen("2.9.1", fails=True)]
    write_record(Path("reports/observed"), record)
    upgrade = ("src", "--upgrade", "torch", "2.5.1", "2.9.1")
    assert places(scan, *upgrade) == ["src/train.py:4", "src/train.py:5"]
    assert places(scan, *upgrade, "--confidence", "likely") == ["src/train.py:4"]
    assert places(scan, "src", "--release", "2.9.1") == ["src/train.py:4"]


def test_files_and_cases_are_left_out_and_a_finding_need_not_fail(scan: Scan) -> None:
    scan("src", "--exit-zero")
    assert places(scan, "src", "--ignore", "torch/one") == []
    for folder in ("src/old", "src/deep/gen"):
        Path(folder).mkdir(parents=True)
        Path(folder, "bad.py").write_text("def f(:\n")
    exclude = ("--exclude", "src/old", "--exclude", "gen")
    assert document(scan, "src", *exclude)["problems"] == []
    scan("src", "--ignore", "torch/one", "--exit-zero", code=3)


def test_settings_of_the_project(scan: Scan) -> None:
    settings = """
        [tool.errata]
        paths = ["src", "more"]
        release = "torch==2.8.0"
        exclude = ["old"]
        baseline = "known.txt"
    """
    Path("more/old").mkdir(parents=True)
    Path("more/old/x.py").write_text(CODE)
    Path("more/y.py").write_text(CODE)
    scan("src", "--write-baseline", "known.txt")
    Path("pyproject.toml").write_text(settings)
    assert places(scan) == ["more/y.py:4"]
    assert document(scan)["targets"][0]["releases"] == ["2.8.0"]
    assert document(scan, "--release", "2.9.1")["targets"][0]["releases"] == ["2.9.1"]
    Path("pyproject.toml").write_text('[tool.errata]\nrelese = "x"\n')
    assert "[tool.errata] has no key 'relese'" in scan(code=2).err
    Path("pyproject.toml").write_text('[tool.errata\nrelease = "2.8.0"\n')
    assert "pyproject.toml is no TOML: " in scan(code=2).err
