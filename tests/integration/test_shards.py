"""Two machines that share a run say, merged, exactly what one machine says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from outside import Finished, OutsideProject, case_text

pytestmark = pytest.mark.integration

ENVIRONMENTS = ("--env", "paddle-3.3.1", "--env", "mindspore-2.10.0")
PADDLE = "import paddle\n\n"
MINDSPORE = "import mindspore\n\n"
RAISES = 'raise ValueError("the documented failure")\n'
OTHER = 'raise ValueError("another failure")\n'
SAID = ("id", "verdict", "expected", "status", "reason", "changes", "documented", "recorded")


@pytest.fixture
def shared(project: OutsideProject) -> OutsideProject:
    """Return a project with a quiet case of each framework and one that drifted."""
    paddle = case_text(releases="paddle >=3.0", requires='modes = ["dynamic"]')
    mindspore = case_text(releases="mindspore >=2.0", requires='modes = ["graph"]')
    drifts = paddle.replace('raise ValueError("the documented failure")', OTHER.strip())
    project.add_case("paddle/quiet", paddle, PADDLE + RAISES, PADDLE)
    project.add_case("paddle/drifts", drifts, PADDLE + OTHER, PADDLE)
    project.add_case("mindspore/quiet", mindspore, MINDSPORE + RAISES, MINDSPORE)
    return project


def on_another_machine(project: OutsideProject, name: str) -> OutsideProject:
    """Return the same project with a store of its own."""
    database = str(project.root / f"{name}.sqlite")
    return OutsideProject(root=project.root, variables={"ERRATA_DB": database})


def said(path: Path) -> list[dict[str, Any]]:
    """Read what a run said of each trial, without what differs from one measurement to the next."""
    trials = json.loads(path.read_text())["trials"]
    return [
        {
            **{key: trial[key] for key in SAID},
            **{s: (trial[s]["outcome"], trial[s].get("signature")) for s in ("broken", "fixed")},
        }
        for trial in trials
    ]


def ok(done: Finished, *codes: int) -> Finished:
    assert done.code in (codes or (0,)), done.said
    return done


@pytest.mark.long
def test_shards_merge_to_what_a_single_run_says(shared: OutsideProject) -> None:
    whole = on_another_machine(shared, "whole")
    ok(whole.errata("run", *ENVIRONMENTS, "--json", "whole.json"), 1)
    ran = []
    for shard in ("1/2", "2/2"):
        machine = on_another_machine(shared, f"machine-{shard[0]}")
        ok(machine.errata("run", *ENVIRONMENTS, "--shard", shard, "--json", "part.json"), 0, 1)
        ok(machine.errata("export", f"shard-{shard[0]}.jsonl"))
        ran.append({trial["id"] for trial in said(shared.root / "part.json")})
    assert not ran[0] & ran[1]
    assert all(ran)
    merged = on_another_machine(shared, "merged")
    ok(merged.errata("import", "shard-1.jsonl", "shard-2.jsonl"))
    done = ok(
        merged.errata(
            *("run", *ENVIRONMENTS, "--stored", "--json", "merged.json"),
            *("--markdown", "summary.md", "--junit", "report.xml"),
        ),
        1,
    )
    assert "0 cells run" in done.out
    assert said(shared.root / "merged.json") == said(shared.root / "whole.json")
    assert ran[0] | ran[1] == {trial["id"] for trial in said(shared.root / "merged.json")}
    summary = (shared.root / "summary.md").read_text()
    assert summary.startswith("## ≠ errata: something changed\n")
    assert "`paddle/drifts@paddle-3.3.1:dynamic:cpu`" in summary
    assert (shared.root / "report.xml").is_file()


def test_an_empty_shard_ends_well_and_its_export_merges(shared: OutsideProject) -> None:
    machine = on_another_machine(shared, "machine")
    planned = json.loads(
        ok(machine.errata("plan", *ENVIRONMENTS, "--shards", "9", "--json", "-")).out
    )
    [empty, *_] = [item["shard"] for item in planned["shards"] if not item["trials"]]
    done = ok(machine.errata("run", *ENVIRONMENTS, "--shard", empty))
    assert empty in done.out
    ok(machine.errata("export", "empty.jsonl"))
    ok(on_another_machine(shared, "merged").errata("import", "empty.jsonl"))
