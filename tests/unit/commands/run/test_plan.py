"""`errata plan` and `errata costs`, in a project with a table, cases and a home of its own."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pytest
import typer
from documents import load_schema
from factories import (
    CASE_TOML,
    FRAME_TABLE,
    make_case,
    make_environment,
    make_stored,
    make_trial,
    write_case,
)
from local_index import write_index
from typer.testing import CliRunner, Result

from errata.commands.cases.results_command import costs
from errata.commands.run import plan_command as commands
from errata.commands.run import planning
from errata.environments import interpreters
from errata.environments.locks import header, platform_tag
from errata.model.case import Requirements
from errata.model.cell import Trial
from errata.model.costs import Costs, SetUp
from errata.model.errors import (
    EnvironmentFailed,
    ErrataError,
    InvalidCosts,
    NothingSelected,
    UsageProblem,
)
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import RunHeader
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Matrix
from errata.project import Project
from errata.running import pool
from errata.store.observed import read_costs, write_costs
from errata.store.sql import open_store
from errata.workflow import Plan, exact_releases

HERE = platform_tag()
BROKEN = "import frame\n\nresult = model(x)\n"
COSTS = Costs(
    environments={
        "frame-1.0": SetUp(build_s=50, import_s=2),
        "frame-2.0": SetUp(build_s=100, import_s=2),
    },
    cases={"frame/a": {"eager": 4.0}, "frame/b": {"eager": 8.0}},
)


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a project with two cases, two releases, costs, and nothing built."""
    (tmp_path / "envs").mkdir()
    (tmp_path / "envs" / "frame.toml").write_text(FRAME_TABLE)
    toml = CASE_TOML.replace("torch >=1.13", "frame >=1.0")
    scripts = {"broken": BROKEN, "fixed": "import frame\n"}
    for slug in ("a", "b"):
        write_case(tmp_path / "cases" / "frame" / slug, toml, **scripts)
    new = toml.replace("frame >=1.0", "frame >=2.0")
    write_case(tmp_path / "cases" / "frame" / "new", new, **scripts)
    write_costs(tmp_path / "reports" / "costs.json", COSTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ERRATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    for module in (planning, pool):
        monkeypatch.setattr(module, "default_slots", lambda: 2)
    for name in ("ERRATA_DB", "ERRATA_ENV"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def invoke(*arguments: str) -> Result:
    """Run a command as the program does, its errors raised."""
    app = typer.Typer()
    app.command("plan")(commands.plan)
    app.command("costs")(costs)
    done = CliRunner().invoke(app, arguments)
    if isinstance(done.exception, ErrataError):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done


def errata(*arguments: str) -> str:
    """Run a command as the program does; returns what it printed."""
    return invoke(*arguments).output


def document(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(errata("plan", *arguments, "--json", "-"))
    load_schema("plan").validate(found)
    return found


def test_a_plan_shows_every_trial_and_what_each_environment_takes() -> None:
    assert [" ".join(line.split()) for line in errata("plan", "--env", "all").splitlines()] == [
        "case environment mode backend documented",
        "frame/a frame-1.0 eager cpu raised",
        "frame/a frame-2.0 eager cpu raised",
        "frame/b frame-1.0 eager cpu raised",
        "frame/b frame-2.0 eager cpu raised",
        "frame/new frame-2.0 eager cpu raised",
        "",
        "environment lock trials build import scripts",
        "frame-1.0 none 2 50 s 2.0 s 12 s",
        "frame-2.0 none 3 1 min 40 s 2.0 s 16 s",
        "",
        f"no lock for {HERE}: frame-1.0, frame-2.0 (not resolved yet: a run there does it)",
        "5 trials, 10 cells, 2 environments",
        "about 1 min 56 s, 2 scripts at once, if nothing is reused",
        "2 to build first, up to 0.3 GB",
    ]


def test_the_locks_of_another_platform_are_shown_with_what_is_missing(place: Path) -> None:
    folder = place / "envs" / "locks" / "linux-aarch64"
    folder.mkdir(parents=True)
    for version, name, text in (
        ("1.0", "frame-1.0.none", "frame 1.0 has no wheel for linux-aarch64\n"),
        ("2.0", "frame-2.0.txt", "frame==2.0 \\\n    --hash=sha256:00\n"),
    ):
        spec = load_frameworks(place / "envs")["frame"].spec(version)
        (folder / name).write_text(header(spec, "linux-aarch64") + text)
    arguments = ("--env", "all", "--platform", "linux-aarch64")
    output = errata("plan", *arguments)
    lines = [" ".join(line.split()) for line in output.splitlines()]
    assert "frame-2.0 committed 3 1 min 40 s 2.0 s 16 s" in lines
    assert (
        "no lock for linux-aarch64: frame-1.0 (frame 1.0 has no wheel for linux-aarch64)" in lines
    )
    found = document(*arguments)
    assert found["platform"] == "linux-aarch64"
    locks = [(each["lock"], each["no_lock"]) for each in found["environments"]]
    assert locks == [("none", "frame 1.0 has no wheel for linux-aarch64"), ("committed", "")]
    with pytest.raises(UsageProblem, match="no locks for the platform 'x86'"):
        errata("plan", "--platform", "x86")


def test_the_path_of_a_case_is_its_name() -> None:
    assert errata("plan", "cases/frame/a/") == errata("plan", "frame/a")


def test_cases_that_no_release_suits_are_named() -> None:
    assert "left out: frame/new (needs frame >=2.0)" in errata("plan", "--env", "frame-1.0")


def test_cases_left_out_for_one_reason_are_counted(place: Path) -> None:
    toml = CASE_TOML.replace("torch >=1.13", "frame >=2.0")
    for slug in ("newer", "newest"):
        write_case(place / "cases" / "frame" / slug, toml, broken=BROKEN, fixed="import frame\n")
    shown = errata("plan", "--env", "frame-1.0").splitlines()
    assert [line for line in shown if "left out" in line] == [
        "left out: 3 cases (each needs frame >=2.0)",
        "left out: 3 cases in all; -v names them",
    ]
    assert errata("plan", "--env", "frame-1.0", "--verbose").count("left out: frame/") == 3
    assert len(document("--env", "frame-1.0")["left_out"]) == 3


def night(place: Path, name: str, wheels: list[str] | None) -> None:
    """Add a framework with a nightly index, which does not answer where it has no wheels."""
    index = place / "nowhere" if wheels is None else write_index(place / "nights", wheels)
    table = FRAME_TABLE.replace('"frame"', f'"{name}"')
    nightly = f'[nightly]\npython = "3.12"\nindexes = {{ cpu = "{index.as_uri()}" }}\n'
    table = table.replace("[[release]]", f"{nightly}[[release]]", 1)
    (place / "envs" / f"{name}.toml").write_text(table)


def test_a_nightly_whose_index_does_not_answer_costs_the_others_nothing(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interpreters, "obtainable", lambda: {"3.12"})
    night(place, "dark", None)
    night(place, "lit", ["lit-3.0.dev20261119-py3-none-any.whl"])
    toml = CASE_TOML.replace("torch >=1.13", "lit >=1.0")
    write_case(
        place / "cases" / "lit" / "a",
        toml,
        broken=BROKEN.replace("frame", "lit"),
        fixed="import lit\n",
    )
    done = invoke("plan", "lit", "--env", "nightly", "--format", "env")
    assert done.stdout == "ERRATA_ENV=lit-3.0.dev20261119\n"
    assert done.stderr.startswith("warning: left out dark-nightly: no index answered\n")
    with pytest.raises(EnvironmentFailed, match="dark-nightly: no index answered"):
        errata("plan", "--env", "dark-nightly")


def test_shards_are_shown_with_what_each_takes() -> None:
    lines = errata("plan", "--env", "all", "--shards", "3").splitlines()
    assert [" ".join(line.split()) for line in lines] == [
        "shard takes trials environments",
        "1/3 1 min 58 s 3 frame-2.0",
        "2/3 1 min 04 s 2 frame-1.0",
        "3/3 0.0 s 0 (nothing is left for it)",
        "",
        "5 trials, 10 cells, 2 environments",
        "longest shard about 1 min 58 s, all together 3 min 02 s, with nothing built",
    ]


def test_one_shard_alone_shows_its_own_trials() -> None:
    shown = errata("plan", "--env", "all", "--shard", "2/3")
    assert "frame-1.0" in shown
    assert "frame-2.0" not in shown
    assert "2 trials, 4 cells, 1 environment\n" in shown


def test_an_empty_shard_is_no_failure() -> None:
    assert errata("plan", "--env", "all", "--shard", "3/3") == (
        "shard 3/3 is empty: the other shards run every trial\n"
    )
    assert document("--env", "all", "--shard", "3/3")["trials"] == []


def test_the_matrix_for_github_is_one_line_without_empty_shards() -> None:
    written = errata("plan", "--env", "all", "--shards", "3", "--format", "github")
    assert written.count("\n") == 1
    assert json.loads(written) == {
        "include": [
            {"shard": "1/3", "environments": "frame-2.0", "seconds": 118, "trials": 3},
            {"shard": "2/3", "environments": "frame-1.0", "seconds": 64, "trials": 2},
        ]
    }


def test_without_a_number_of_shards_the_matrix_has_one_job() -> None:
    matrix = json.loads(errata("plan", "--env", "all", "--format", "github"))
    assert [job["shard"] for job in matrix["include"]] == ["1/1"]


def test_the_releases_are_named_exactly_for_every_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    line = errata("plan", "--env", "all", "--format", "env")
    assert line == "ERRATA_ENV=frame-1.0 frame-2.0\n"
    monkeypatch.setenv("ERRATA_ENV", line.strip().partition("=")[2])
    assert document() == document("--env", "all") | {"selection": document()["selection"]}


def test_json_says_in_which_shard_every_trial_is() -> None:
    whole = document("--env", "all")
    assert whole["shards"] == []
    assert {trial["shard"] for trial in whole["trials"]} == {None}
    cut = document("--env", "all", "--shards", "2")
    by_shard = {trial["id"]: trial["shard"] for trial in cut["trials"]}
    assert by_shard["frame/a@frame-2.0:eager:cpu"] == "1/2"
    assert by_shard["frame/a@frame-1.0:eager:cpu"] == "2/2"
    assert [item["trials"] for item in cut["shards"]] == [3, 2]
    assert (whole["seconds"], whole["disk_bytes"]) == (116.0, 300 * 1024 * 1024)


def test_the_shards_of_a_plan_are_those_that_single_shards_run() -> None:
    cut = document("--env", "all", "--shards", "2")
    for shard in ("1/2", "2/2"):
        alone = document("--env", "all", "--shard", shard)
        assert [trial["id"] for trial in alone["trials"]] == [
            trial["id"] for trial in cut["trials"] if trial["shard"] == shard
        ]


def test_both_kinds_of_shards_at_once_are_refused() -> None:
    with pytest.raises(UsageProblem, match="only one"):
        errata("plan", "--shards", "2", "--shard", "1/2")


def test_nothing_selected_stays_an_error() -> None:
    with pytest.raises(NothingSelected):
        errata("plan", "no-such-case")


def test_a_damaged_file_of_costs_is_told(place: Path) -> None:
    (place / "reports" / "costs.json").write_text("{}")
    with pytest.raises(InvalidCosts):
        errata("plan", "--shards", "2")


def test_without_a_file_of_costs_a_plan_can_be_cut(place: Path) -> None:
    (place / "reports" / "costs.json").unlink()
    assert [item["trials"] for item in document("--env", "all", "--shards", "2")["shards"]] == [
        3,
        2,
    ]


def measure(place: Path, wall_s: float) -> None:
    """Store a run in which both scripts of a case took so long."""
    (place / ".errata").mkdir(exist_ok=True)
    store = open_store(str(place / ".errata" / "errata.sqlite"))
    now = datetime.now(timezone.utc)
    run = store.begin_run(RunHeader(argv="errata run", harness_version="1", started=now))
    for script in ("broken", "fixed"):
        result = ScriptResult(outcome=Outcome.PASSED, wall_s=wall_s)
        key = f"{script}-{wall_s}"
        where = ("frame/a", "frame-2.0", script)
        store.add(run, make_stored(*where, key=key, result=result, measured=now))
    store.close()


def test_what_scripts_took_here_counts_before_the_committed_costs(place: Path) -> None:
    measure(place, 20.0)
    found = document("--env", "all")
    by_id = {trial["id"]: trial["seconds"] for trial in found["trials"]}
    assert by_id["frame/a@frame-2.0:eager:cpu"] == 40.0
    assert by_id["frame/a@frame-1.0:eager:cpu"] == 4.0
    assert [one["scripts_s"] for one in found["environments"]] == [12.0, 52.0]
    # No run is over before its longest build, of 100 s, and its longest trial, of 40 s.
    assert found["seconds"] == 140.0
    elsewhere = "linux-aarch64" if HERE != "linux-aarch64" else "linux-x86_64"
    (place / "envs" / "locks" / elsewhere).mkdir(parents=True)
    there = document("--env", "all", "--platform", elsewhere)
    assert [one["scripts_s"] for one in there["environments"]] == [12.0, 16.0]


def test_a_cut_rests_on_committed_costs_alone_and_a_plan_needs_no_store(place: Path) -> None:
    before = document("--env", "all", "--shards", "2")
    measure(place, 20.0)
    assert document("--env", "all", "--shards", "2") == before
    (place / ".errata" / "errata.sqlite").write_bytes(b"no database" * 100)
    assert document("--env", "all")["seconds"] == 116.0


def test_costs_are_taken_from_the_latest_run(place: Path) -> None:
    measure(place, 5.0)
    said = errata("costs", "--write")
    assert said.splitlines()[0] == "changed  frame/a"
    assert "0 new, 1 changed, 0 gone" in said
    taken = read_costs(place / "reports" / "costs.json")
    assert taken.cases == {"frame/a": {"eager": 10.0}, "frame/b": {"eager": 8.0}}
    assert taken.environments == COSTS.environments
    found = json.loads(errata("costs", "--json", "-"))
    load_schema("costs").validate(found)
    assert (found["changed"], found["written"], found["moved"]) == (False, False, [])


def test_costs_that_hardly_moved_leave_the_file_alone(place: Path) -> None:
    measure(place, 2.4)
    before = (place / "reports" / "costs.json").read_bytes()
    assert "is up to date" in errata("costs")
    assert (place / "reports" / "costs.json").read_bytes() == before


def test_costs_are_written_only_if_asked(place: Path) -> None:
    measure(place, 50.0)
    before = (place / "reports" / "costs.json").read_bytes()
    shown = errata("costs")
    assert "changed  frame/a" in shown
    assert "; --write writes " in shown
    assert (place / "reports" / "costs.json").read_bytes() == before


def test_costs_need_a_run() -> None:
    with pytest.raises(UsageProblem, match="no run is stored"):
        errata("costs")


# The names of releases ----------------------------------------------------------------------------


NIGHT = "2.17.0.dev20261119"


def plan(*trials: Trial) -> Plan:
    folder = Path("project")
    project = Project(
        root=folder, corpora=(folder,), table=folder, record=folder, database="store.sqlite"
    )
    return Plan(project=project, frameworks={}, cases=(), matrix=Matrix(trials=trials))


def trial(version: str, python: str = "3.11", *, pinned: str | None = None) -> Trial:
    requires = Requirements(releases="torch", python=pinned)
    return make_trial(
        case=make_case(requires=requires),
        environment=replace(make_environment("torch", version), python=python),
    )


def test_every_release_is_named_once_in_the_order_of_the_plan() -> None:
    assert exact_releases(plan(trial("2.5.1"), trial(NIGHT), trial("2.5.1"))) == (
        "torch-2.5.1",
        f"torch-{NIGHT}",
    )


def test_an_interpreter_that_a_case_asks_for_is_not_the_release_s() -> None:
    assert exact_releases(plan(trial("2.5.1", "3.10", pinned="3.10"))) == ("torch-2.5.1",)


def test_an_interpreter_that_the_index_left_as_the_only_one_is_named() -> None:
    both = (trial(NIGHT, "3.10", pinned="3.10"), trial(NIGHT, "3.13"))
    assert exact_releases(plan(*both)) == (f"torch-{NIGHT}-py3.13",)
    assert exact_releases(plan(*reversed(both))) == (f"torch-{NIGHT}-py3.13",)
