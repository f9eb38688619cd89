"""Cases broken on purpose and run for real: what `errata check --mutations` works out on paper."""

from __future__ import annotations

import json
import shutil

import pytest
from factories import REPOSITORY
from outside import OutsideProject

pytestmark = pytest.mark.integration

SAMPLE = 12
ENVIRONMENTS = ("--env", "torch-2.15.0", "--env", "paddle-3.3.1", "--env", "mindspore-2.10.0")


def copy_sample(project: OutsideProject) -> list[str]:
    """Copy cases from all over the corpus whose record says that they fail on these releases."""
    wanted = []
    for path in sorted((REPOSITORY / "reports" / "observed").rglob("*.json")):
        trials = json.loads(path.read_text())["trials"]
        newest = [
            one
            for place, one in trials.items()
            if place.startswith(("torch-2.15.0:", "paddle-3.3.1:", "mindspore-2.10.0:"))
            and place.endswith(":cpu")
        ]
        if newest and all(
            one["verdict"] == "reproduces" and one["broken"] == "raised" for one in newest
        ):
            wanted.append(str(path.relative_to(REPOSITORY / "reports" / "observed"))[:-5])
    chosen = wanted[:: max(1, len(wanted) // SAMPLE)]
    for case_id in chosen:
        shutil.copytree(REPOSITORY / "cases" / case_id, project.cases / case_id)
    return chosen


def run(project: OutsideProject) -> dict[str, list[str]]:
    """Run everything; return each case's verdicts."""
    finished = project.errata("run", *ENVIRONMENTS, "--json", "run.json")
    assert finished.code in (0, 1), finished.said
    verdicts: dict[str, list[str]] = {}
    for trial in json.loads((project.root / "run.json").read_text())["trials"]:
        verdicts.setdefault(trial["case"], []).append(trial["verdict"])
    return verdicts


@pytest.mark.long
def test_swapped_scripts_are_refused_or_news_everywhere(project: OutsideProject) -> None:
    chosen = copy_sample(project)
    assert len(chosen) >= SAMPLE
    sound = run(project)
    assert sound.keys() == set(chosen)
    assert {verdict for found in sound.values() for verdict in found} == {"reproduces"}

    for case_id in chosen:
        folder = project.cases / case_id
        (folder / "broken.py").rename(folder / "kept.txt")
        (folder / "fixed.py").rename(folder / "broken.py")
        (folder / "kept.txt").rename(folder / "fixed.py")
    # Where the raising statement went with the fix, the corpus is refused before anything runs.
    checked = project.errata("check")
    refused = {case_id for case_id in chosen if f"cases/{case_id}/case.toml:" in checked.err}
    assert (checked.code, bool(refused)) == (2, True), checked.said
    for case_id in refused:
        shutil.rmtree(project.cases / case_id)
    swapped = run(project)
    assert swapped.keys() == set(chosen) - refused
    assert "reproduces" not in {verdict for found in swapped.values() for verdict in found}
