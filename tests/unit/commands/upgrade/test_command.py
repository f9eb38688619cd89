"""`errata upgrade` as a person types it: it answers from the record, and asks before it builds."""

from __future__ import annotations

import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from command_host import run_command
from factories import PASSED, make_raised, write_case, write_record

from errata.commands.upgrade.upgrade_plan import find_corpora, plan_upgrade
from errata.compare.judge import judge
from errata.model.outcome import ScriptResult
from errata.model.verdict import observe
from errata.plan.matrix import Selection

OLD, NEW = "2.5.1", "2.15.0"
FAILURE = make_raised()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Make a project whose record knows of two cases what they did from 2.5.1 to 2.15.0."""
    (tmp_path / "pyproject.toml").write_text("")
    for name in ("one", "two"):
        write_case(tmp_path / "cases" / "torch" / name)
    did = {"2.5.1": PASSED, "2.9.1": PASSED, "2.10.0": FAILURE, "2.14.1": FAILURE, NEW: FAILURE}
    record(tmp_path, did)
    return tmp_path


def record(root: Path, did: dict[str, ScriptResult]) -> None:
    """Commit what the broken scripts did on some releases; the fixed ones passed."""
    project = find_corpora(root, (), only_own=True)
    seen = [
        observe(judge(trial, result, PASSED))
        for release, result in did.items()
        for trial in plan_upgrade(project, "torch", "2.0.1", release, Selection()).trials
        if trial.environment.version == release
    ]
    write_record(root / "reports" / "observed", seen)


def upgrade(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return run_command(
        ["upgrade", "torch", *words, "--only-own"],
        cwd=root,
        variables={**os.environ, "COLUMNS": "80", "ERRATA_HOME": str(root / "home")},
    )


def is_untouched(root: Path) -> bool:
    """Whether nothing was stored, and no environment built."""
    return not (root / ".errata").exists() and not (root / "home" / "envs").exists()


def test_a_break_names_its_release_and_its_fix(place: Path) -> None:
    done = upgrade(place, OLD, NEW)
    assert done.returncode == 1, done.stderr
    assert "≠ regressed since 2.10.0  torch/one  eager" in done.stdout
    assert "    instead: " in done.stdout
    assert "2 break" in done.stdout
    assert "from 4 trials of the committed record; nothing was run or built" in done.stdout
    assert "errata scan --upgrade torch 2.5.1 2.15.0 PATH" in done.stdout


@pytest.mark.parametrize("named", ["2.5", "2.5.0"])
def test_a_short_or_unlisted_number_is_the_listed_release_of_its_line(
    place: Path, named: str
) -> None:
    done = upgrade(place, named, "2.15")
    assert done.returncode == 1, done.stderr
    assert done.stdout.startswith("torch 2.5.1 -> 2.15.0: something gets worse")
    assert f"{named} stands for 2.5.1" in done.stdout
    assert "2.15 stands" not in done.stdout
    assert is_untouched(place)


def test_a_kind_and_an_area_narrow_the_question(place: Path) -> None:
    case = place / "cases" / "torch" / "two" / "case.toml"
    case.write_text(case.read_text().replace('areas = ["vmap"]', 'areas = ["loss"]'))
    assert "2 break" in upgrade(place, OLD, NEW, "--kind", "exception").stdout
    done = upgrade(place, OLD, NEW, "--area", "loss")
    assert "torch/two" in done.stdout
    assert "torch/one" not in done.stdout


def test_one_case_and_all_show_both_sides_and_a_quiet_screen_only_names(place: Path) -> None:
    brief, quiet = upgrade(place, OLD, NEW).stdout, upgrade(place, OLD, NEW, "-q").stdout
    assert "broken.py" not in brief
    (place / "cases" / "torch" / "one" / "claims").mkdir()
    (place / "cases" / "torch" / "one" / "claims" / "more.py").write_text('"""It holds."""\n')
    for words in (("torch/one",), ("--all",), ("-v",)):
        assert "≠ broken.py" in upgrade(place, OLD, NEW, *words).stdout
    assert len(quiet.splitlines()) < len(brief.splitlines())


def test_without_a_terminal_the_command_to_type_is_told_and_nothing_is_built(place: Path) -> None:
    shutil.rmtree(place / "reports")
    done = upgrade(place, OLD, NEW)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "neither the record nor the store knows 4 of 4 trials" in done.stderr
    assert "upgrade torch 2.5.1 2.15.0 --only-own --yes" in done.stderr
    assert is_untouched(place)


def test_who_declines_gets_what_is_known(place: Path) -> None:
    write_case(place / "cases" / "torch" / "new")
    controller, terminal = pty.openpty()
    os.write(controller, b"n\n")
    done = subprocess.run(
        [sys.executable, "-m", "errata", "upgrade", "torch", OLD, NEW, "--only-own"],
        cwd=place,
        env={**os.environ, "COLUMNS": "80", "ERRATA_HOME": str(place / "home")},
        stdin=terminal,
        stdout=subprocess.PIPE,
        stderr=terminal,
        text=True,
        timeout=120,
        check=False,
    )
    os.close(terminal)
    said = os.read(controller, 10_000).decode()
    assert "knows 2 of 6 trials: they run in torch-2.15.0, torch-2.5.1" in " ".join(said.split())
    assert "2 break" in done.stdout
    assert "1 comparison left out: neither the record nor the store knows both" in done.stdout
    assert done.returncode == 1
    assert is_untouched(place)
