"""Two releases compared by the real command: what breaks, what heals, what costs more."""

from __future__ import annotations

import json
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest
from documents import load_schema
from outside import OutsideProject, eventually
from small_framework import BROKEN, FIXED, case_toml, documented, offer, raises, raising_case

pytestmark = pytest.mark.integration

OLD, NEW = "1.0", "2.0"
EXPECT = {"outcome": "raised", "type": "ValueError", "message": "the documented …"}
IMPORT = "import time\n\nimport errata_frame\n\nold = errata_frame.__version__ == '1.0'\n"
FAILS = IMPORT + 'raise ValueError("the documented failure")\n'
PASSES = IMPORT + "result = 1.0\n"


def add(project: OutsideProject, name: str, broken: str, fixed: str = PASSES) -> None:
    text = raising_case(expect=EXPECT)
    project.add_case(f"frame/{name}", text, broken, fixed)


def only(side: str) -> str:
    """Write a script that fails on one side only."""
    return f'{IMPORT}if {side}:\n    raise ValueError("the documented failure")\n'


@pytest.fixture
def several(framed: OutsideProject) -> OutsideProject:
    """Return a project with a case for each way in which an upgrade can go."""
    words = 'raise ValueError("the documented " + ("failure" if old else "trouble"))\n'
    add(framed, "drifts", IMPORT + words)
    add(framed, "fix-fails", FAILS, only("not old"))
    add(framed, "heals", only("old"), '"""Do without it."""\n' + PASSES)
    add(framed, "numbers", FAILS, IMPORT + "result = 1.0 if old else 2.0\n")
    add(framed, "regresses", only("not old"))
    add(framed, "slower", FAILS, IMPORT + "time.sleep(0 if old else 0.5)\n")
    add(framed, "stays", FAILS)
    return framed


def compared(project: OutsideProject, *arguments: str) -> dict[str, Any]:
    done = project.errata("upgrade", "frame", OLD, NEW, *arguments, "--yes", "--json", "out.json")
    document: dict[str, Any] = json.loads((project.root / "out.json").read_text())
    assert done.code == document["exit_code"], done.said
    load_schema("upgrade").validate(document)
    return document


def changes_of(document: dict[str, Any]) -> dict[str, list[str]]:
    return {
        item["case"].partition("/")[2]: [change["change"] for change in item["changes"]]
        for item in document["comparisons"]
    }


def test_an_upgrade_says_what_became_of_every_case(several: OutsideProject) -> None:
    document = compared(several, "--costs", "--markdown", "out.md")
    assert changes_of(document) == {
        "drifts": ["drifted"],
        "fix-fails": ["fix fails"],
        "heals": ["healed"],
        "numbers": ["numbers changed"],
        "regresses": ["regressed"],
        "slower": ["slower"],
        "stays": ["unchanged"],
    }
    assert document["exit_code"] == 1
    assert [item["case"] for item in document["deletable"]] == ["frame/heals"]
    assert document["deletable"][0]["remedy"] == "Do without it."
    builds = [document[side]["environments"][0]["build"] for side in ("before", "after")]
    assert builds == [OLD, NEW]
    assert "Breaks at `2.0` (2)" in (several.root / "out.md").read_text()

    again = several.errata("upgrade", "frame", OLD, NEW, "--costs", "--all", code=1)
    assert "0 cells run" in again.out
    headings = [
        "Breaks at 2.0",
        "different message",
        "Different numbers",
        "can delete",
        "Costs more",
    ]
    places = [again.out.index(heading) for heading in headings]
    assert places == sorted(places)
    assert "[-failure-]" in again.out
    assert "{+trouble+}" in again.out

    known = several.errata("upgrade", "frame", OLD, NEW, code=1)
    assert "from 14 trials of the store; nothing was run or built" in known.out
    assert "regressed since 2.0  frame/regresses" in known.out
    assert len(known.out.splitlines()) < len(again.out.splitlines()) / 2
    assert "Costs more" not in known.out


def test_a_script_s_own_need_is_told_apart_from_the_framework_s(several: OutsideProject) -> None:
    add(several, "hungrier", FAILS, IMPORT + "x = b'x' * (1 if old else 300 << 20)\n")
    cases = ["frame/hungrier", "frame/drifts", "frame/stays"]
    document = compared(several, *cases, "--factor", "0", "--costs")
    assert changes_of(document) == {
        "drifts": ["drifted"],
        "hungrier": ["more memory"],
        "stays": ["unchanged"],
    }
    memory = document["framework_memory"]
    assert memory["comparisons"] == 3
    assert [len(memory[side]["runs"]) for side in ("before", "after")] == [5, 5]
    assert "hungrier" not in memory["after"]["trial"]
    (cost,) = document["comparisons"][1]["costs"]
    assert cost["framework"] is not None
    again = several.errata("upgrade", "frame", OLD, NEW, *cases, "--factor", "0", "--costs")
    assert "0 cells run" in again.out, again.said


def test_a_downgrade_is_told_and_turns_everything_round(several: OutsideProject) -> None:
    words = ("upgrade", "frame", NEW, OLD, "frame/heals", "frame/regresses", "--yes")
    done = several.errata(*words, code=1)
    assert "frame 2.0 -> 1.0 (a downgrade)" in done.out
    assert "regressed up to 1.0  frame/heals" in done.out


def test_the_user_s_own_cases_are_compared_too(several: OutsideProject, tmp_path: Path) -> None:
    mine = OutsideProject(root=tmp_path / "mine")
    add(mine, "own", FAILS)
    document = compared(several, "--corpus", "mine/cases", "frame/own", "frame/stays")
    assert set(changes_of(document)) == {"own", "stays"}


def test_an_interruption_tells_what_there_is_and_the_same_command_goes_on(
    several: OutsideProject,
) -> None:
    add(several, "waits", FAILS, IMPORT + "time.sleep(55)\n")
    started = several.start("upgrade", "frame", OLD, NEW, "-j", "4", "--yes")
    ran = "frame/stays@"
    assert eventually(lambda: sum(cell.startswith(ran) for cell in several.stored()) == 4)
    os.killpg(started.pid, signal.SIGINT)
    out, err = started.communicate(timeout=60)
    assert started.returncode == 130, out + err
    assert "comparisons unfinished" in out or "comparison unfinished" in out
    assert "Traceback" not in err
    again = several.errata("upgrade", "frame", OLD, NEW, "frame/stays", code=0)
    assert "from 2 trials of the store; nothing was run or built" in again.out


def test_what_a_bisection_saw_to_be_flaky_is_no_workaround_to_delete(
    project: OutsideProject,
) -> None:
    # Fails at the second of all times that it is run on 2.0, and never again. In a sandbox
    # nothing could count them.
    project.variables["ERRATA_SANDBOX"] = "off"
    count = project.root / "count"
    second_fails = (
        "def work():\n"
        f"    with open({str(count)!r}, 'a+') as file:\n"
        "        file.write('.')\n"
        "        if file.tell() == 2:\n"
        "            raise ValueError('no')\n"
        "    return 1.0\n"
    )
    offer(project, {"1.0": raises("no"), "2.0": second_fails})
    project.add_case("frame/one", case_toml(documented("no")), BROKEN, FIXED)
    asked = project.errata("bisect", "frame/one", "--measure")
    assert "two runs disagree" in asked.said
    upgraded = project.errata("upgrade", "frame", "1.0", "2.0", "--yes", code=1)
    assert "can delete" not in upgraded.out
    assert "flaky" in upgraded.out
    assert count.read_text() == "..."


def test_what_the_record_knows_is_not_built_and_what_it_does_not_know_is_announced(
    project: OutsideProject,
) -> None:
    old, new = raises("fails in the old way"), raises("fails in the new way")
    offer(project, {"1.0": old, "2.0": new, "3.0": new})
    project.add_case("frame/one", case_toml(documented("fails in the … way")), BROKEN, FIXED)
    ran = project.errata("run", "--env", "frame==1.0", "--env", "frame==2.0")
    assert ran.code in (0, 1), ran.said
    assert project.errata("accept", "--yes").code == 0
    for folder in (project.root / ".errata", project.root / "home"):
        shutil.rmtree(folder)

    known = project.errata("upgrade", "frame", "1.0", "2.0", code=0)
    assert "drifted  frame/one" in known.out
    assert "from 2 trials of the committed record; nothing was run or built" in known.out
    assert not (project.root / ".errata").exists()
    assert not (project.root / "home" / "envs").exists()

    refused = project.errata("upgrade", "frame", "2.0", "3.0", code=2)
    assert "neither the record nor the store knows 1 of 2 trials" in refused.err
    assert "errata upgrade frame 2.0 3.0 --yes" in refused.err
    assert not (project.root / "home" / "envs").exists()

    half = project.errata("upgrade", "frame", "2.0", "3.0", "--yes", code=0)
    assert "measuring 1 of 2 trials; record and store know the others: frame/one" in half.err
    assert "frame-3.0: built" in half.err
    assert "frame-2.0: built" not in half.err

    shutil.rmtree(project.root / "home")
    measured = project.errata("upgrade", "frame", "1.0", "2.0", "--measure", "--ephemeral")
    assert "drifted  frame/one" in measured.out
    assert "8 cells run" in measured.out, measured.said
    assert [measured.err.count(f"frame-{version}: built") for version in ("1.0", "2.0")] == [1, 1]
    assert not list((project.root / "home" / "envs").iterdir())


def test_what_was_measured_in_between_dates_a_break(project: OutsideProject) -> None:
    fine, fails = "def work():\n    return 1.0\n", raises("no")
    offer(project, {"1.0": fine, "2.0": fails, "3.0": fails})
    project.add_case("frame/one", case_toml(documented("no")), BROKEN, FIXED)
    late = project.errata("upgrade", "frame", "1.0", "3.0", "--yes")
    assert "regressed since 3.0  frame/one" in late.out, late.said
    assert project.errata("upgrade", "frame", "1.0", "2.0", "--yes").code == 1
    dated = project.errata("upgrade", "frame", "1.0", "3.0")
    assert "regressed since 2.0  frame/one" in dated.out, dated.said


def test_what_failed_runs_again_and_a_quiet_run_is_short(project: OutsideProject) -> None:
    offer(project, {"1.0": raises("fails in the old way"), "2.0": raises("fails in the new way")})
    project.add_case("frame/one", case_toml(documented("fails in the old way")), BROKEN, FIXED)
    assert "no run is stored yet" in project.errata("run", "--last-failed").err
    ran = project.errata("run", "--env", "all", "-q", code=1)
    assert ran.err == ""
    assert ran.out.startswith("What changed (1)")
    assert "frame/one@frame-1.0" not in ran.out

    again = project.errata("run", "--last-failed", code=1)
    assert "1 trial: 1 changed · 4 cells run, 0 reused" in again.out
    assert "running 0/2 cells" in again.err
    assert "confirming 0/2 cells" in again.err

    green = project.errata("run", "--env", "frame==1.0", "-q", code=0)
    assert green.out.count("\n") == 1
    nothing = project.errata("run", "--last-failed")
    assert (nothing.code, nothing.out) == (
        0,
        "nothing to run again: all of run 3 was as expected\n",
    )

    for name in ("two", "three"):
        project.add_case(
            f"frame/{name}", case_toml(documented("fails in the old way")), BROKEN, FIXED
        )
    # Two trials that change, then a third one whose change is stored.
    for asked, left, cells in (("t*", 1, "0 reused"), ("*", 1, "8 reused")):
        named = ("run", f"frame/{asked}", "--env", "frame==2.0", "-x", "-j", "1")
        first = project.errata(*named, code=1)
        assert f"stopped at the first change, {left} trial not judged" in first.out, first.said
        assert cells in first.out
    assert "3 trials: 3 changed" in project.errata("run", "--env", "frame==2.0", code=1).out


def test_times_are_compared_of_scripts_that_do_all_their_imports(framed: OutsideProject) -> None:
    table = framed.root / "envs" / "frame.toml"
    layers = '[layers]\nmodules = ["wave"]\nreleases = ">=2"\n\n[devices]'
    table.write_text(table.read_text().replace("[devices]", layers))
    imports = "import errata_frame\nimport wave\n"
    framed.add_case(
        "frame/imports",
        raising_case(expect=EXPECT),
        imports + 'raise ValueError("the documented failure")\n',
        imports,
    )

    def preloaded(*arguments: str) -> list[int]:
        framed.errata("run", "--env", "frame-2.0", "--json", "run.json", *arguments)
        [trial] = json.loads((framed.root / "run.json").read_text())["trials"]
        return [trial[script].get("preloaded", 0) for script in ("broken", "fixed")]

    assert (preloaded(), preloaded("--force")) == ([0, 0], [1, 1])
    [compared_case] = compared(framed, "--measure")["comparisons"]
    assert "preloaded" not in compared_case["after"]["fixed"]
    assert compared_case["after"]["fixed"]["layers"] == 1
