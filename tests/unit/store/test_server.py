"""A team's PostgreSQL: killed, cut off, shared, and met by roles that may do little."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from at_once import release, start_writer
from outside import BROKEN, FIXED, OutsideProject, case_text
from postgres import Server
from sqlalchemy import Connection, event

from errata.measuring.options import RunOptions, find_unfinished, to_plain
from errata.model.case import Script
from errata.model.errors import StoreFailed, UsageProblem
from errata.model.runs import EnvironmentFacts, RunHeader, Sighting
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case
from errata.store import database
from errata.store.base import StoredResult
from errata.store.sql import Store, open_store

ROOT = Path(__file__).parents[3]
_NUMBERS = count()
NEWS = Sighting(
    case="torch/slug",
    series="torch-nightly",
    mode="eager",
    backend="cpu",
    standing="news",
    state="drifted raised:1",
)


class Team:
    """A database with the roles of docs/stores.md."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.name = f"team_{next(_NUMBERS)}"
        self.roles = ("errata_owner", "errata_writer", "errata_reader", "errata_nobody")

    def make(self) -> None:
        """Do what docs/stores.md says."""
        text = (ROOT / "docs" / "stores.md").read_text()
        text = text.replace("DATABASE errata ", f"DATABASE {self.name} ")
        administrator, owner = (part.split("```")[0] for part in text.split("```sql\n")[1:])
        for statement in administrator.strip().splitlines():
            self.server.sql(statement)
        self.server.sql("CREATE ROLE errata_nobody LOGIN")
        self.server.sql(owner, database=self.name, role="errata_owner")

    def url(self, role: str) -> str:
        """Return what a role sets ERRATA_DB to."""
        return self.server.url(self.name, f"errata_{role}")

    def open(self, role: str) -> Store:
        """Open the store as a role."""
        store = open_store(self.url(role))
        assert isinstance(store, Store)
        return store

    def sql(self, statement: str) -> str:
        """Run a statement as the superuser."""
        return self.server.sql(statement, database=self.name)

    def cut(self, role: str) -> None:
        """Cut the connections of a role."""
        cut = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = "
        self.sql(f"{cut}'errata_{role}'")

    def drop(self) -> None:
        """Remove the database and the roles."""
        self.server.sql(f"DROP DATABASE {self.name} WITH (FORCE)")
        for role in self.roles:
            self.server.sql(f"DROP ROLE {role}")


@pytest.fixture
def team(server: Server) -> Iterator[Team]:
    """A new database with roles, and no tables yet."""
    team = Team(server)
    team.make()
    yield team
    team.drop()


@pytest.fixture
def shared(team: Team) -> Iterator[Store]:
    """The store of a writer, in tables that the owner has made."""
    team.open("owner").close()
    with closing(team.open("writer")) as store:
        yield store


def failure(team: Team, role: str) -> StoreFailed:
    """Return what a role is told that opens the store."""
    with pytest.raises(StoreFailed) as raised:
        team.open(role)
    return raised.value


def test_resuming_leaves_the_runs_of_others_alone(shared: Store, info: RunHeader) -> None:
    def begin(uuid: str, **process: object) -> int:
        options = to_plain(RunOptions())
        began = {"host": platform.node(), "user": os.getuid(), "pid": 2**22 + 1, "started": "1"}
        return shared.begin_run(
            replace(info, uuid=uuid, options={**options, "process": began | process})
        )

    begin("elsewhere", host="another")
    with pytest.raises(UsageProblem, match="no stored run that this user began on this machine"):
        find_unfinished(shared)
    own = begin("own")
    begin("colleague", user=os.getuid() + 1)
    begin("elsewhere, later", host="another")
    assert find_unfinished(shared).id == own


class TestRoles:
    def test_a_writer_stores_everything(
        self, shared: Store, info: RunHeader, sample: StoredResult, facts: EnvironmentFacts
    ) -> None:
        run = shared.begin_run(info)
        result = shared.add(run, sample)
        again = shared.begin_run(replace(info, uuid="again"))
        shared.link(again, [result])
        shared.add_environment(run, facts)
        shared.add_environment(run, facts)
        assert len(shared.raise_alerts(run, [NEWS])) == 1
        imported = shared.merge(replace(info, uuid="other"), [replace(sample, key="b")], [facts])
        assert imported.results == 1
        shared.finish_run(run, 0, {"as-expected": 1})
        assert shared.run(run).exit_code == 0

    def test_a_reader_reads_and_is_told_that_it_may_not_write(
        self, team: Team, shared: Store, info: RunHeader, sample: StoredResult
    ) -> None:
        run = shared.begin_run(info)
        result = shared.add(run, sample)
        with closing(team.open("reader")) as reader:
            assert reader.results(run) == [replace(sample, id=result)]
            assert len(reader.raise_alerts(run, [NEWS], remember=False)) == 1
            with pytest.raises(StoreFailed, match="does not allow this to the role") as raised:
                reader.add(run, sample)
        assert "errata_results" in raised.value.message
        assert "docs/stores.md" in raised.value.hint
        assert len(shared.results(run)) == 1

    def test_a_reader_has_the_site_and_history(
        self,
        team: Team,
        shared: Store,
        info: RunHeader,
        sample: StoredResult,
        project: OutsideProject,
    ) -> None:
        case = "torch/made"
        folder = project.add_case(case, case_text(), BROKEN, FIXED)
        content = load_case(folder, case, load_frameworks(ROOT / "envs")).digest(Script.BROKEN)[:12]
        cell = sample.cell.replace(sample.case, case)
        shared.add(
            shared.begin_run(info), replace(sample, case=case, cell=cell, key=f"{content}.0")
        )
        project.variables["ERRATA_DB"] = team.url("reader")
        for arguments in (("history", case), ("report", "--html", "site")):
            done = project.errata(*arguments, "--only-own", code=0)
        assert (project.root / "site" / "index.html").is_file()
        project.variables["ERRATA_DB"] = team.url("nobody")
        done = project.errata("runs", code=3)
        assert done.out == ""
        assert done.err.startswith("errata: ")
        assert done.err.count("permission denied") == 1
        assert "docs/stores.md" in " ".join(done.err.split())

    def test_a_role_without_rights_is_told(self, team: Team, shared: Store) -> None:
        assert "permission denied for database" in failure(team, "nobody").message
        team.sql(f"GRANT CONNECT ON DATABASE {team.name} TO errata_nobody")
        refused = failure(team, "nobody")
        assert "does not allow this to the role in ERRATA_DB" in refused.message
        assert "permission denied for table errata_schema" in refused.message
        assert "docs/stores.md" in refused.hint

    def test_only_the_owner_makes_the_tables(self, team: Team) -> None:
        refused = failure(team, "writer")
        assert "has no tables of Errata" in refused.message
        assert "let the owner" in refused.hint
        team.open("owner").close()
        team.open("writer").close()

    @pytest.mark.parametrize("role", ["writer", "reader"])
    def test_only_the_owner_upgrades_the_tables(self, team: Team, shared: Store, role: str) -> None:
        team.sql("ALTER TABLE errata_reported RENAME TO errata_said")
        team.sql("DROP TABLE errata_judgements; ALTER TABLE errata_runs DROP COLUMN trials")
        team.sql("UPDATE errata_schema SET version = 2")
        refused = failure(team, role)
        assert "made by an earlier Errata (schema 2, this one needs " in refused.message
        assert "let the owner" in refused.hint
        team.open("owner").close()
        team.open(role).close()

    def test_a_role_that_is_set_to_read_only_is_told(
        self, team: Team, shared: Store, info: RunHeader
    ) -> None:
        team.sql("ALTER ROLE errata_writer SET default_transaction_read_only = on")
        with (
            closing(team.open("writer")) as store,
            pytest.raises(StoreFailed, match="is read-only") as raised,
        ):
            store.begin_run(info)
        assert "a role that may write" in raised.value.hint
        assert "folder" not in raised.value.hint

    def test_a_dump_restores_results_and_rights(
        self, team: Team, shared: Store, info: RunHeader, sample: StoredResult
    ) -> None:
        run = shared.begin_run(info)
        result = shared.add(run, sample)
        dump, restored = team.server.folder / "errata.dump", f"{team.name}_restored"
        team.server.run("pg_dump", "-Fc", "-f", dump, database=team.name, role="errata_owner")
        team.server.sql(f"CREATE DATABASE {restored} OWNER errata_owner")
        team.server.run("pg_restore", dump, database=restored)
        with closing(open_store(team.server.url(restored, "errata_writer"))) as store:
            assert store.results(run) == [replace(sample, id=result)]
            assert store.add(run, replace(sample, key="b" * 64)) == result + 1
        team.server.sql(f"DROP DATABASE {restored} WITH (FORCE)")

    @pytest.mark.parametrize("wrong", ["role", "database"])
    def test_a_wrong_name_is_told(self, server: Server, wrong: str) -> None:
        url = server.url(role="absent") if wrong == "role" else server.url("absent")
        with pytest.raises(StoreFailed, match="refuses the role, its password or the database"):
            open_store(url)


class TestLostConnections:
    def test_a_connection_cut_in_mid_transaction_stores_the_result_once(
        self, team: Team, shared: Store, info: RunHeader, sample: StoredResult
    ) -> None:
        run = shared.begin_run(info)
        armed = [True]

        @event.listens_for(shared._engine, "after_cursor_execute")
        def cut(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
            if armed and statement.startswith("INSERT INTO errata_results"):
                armed.clear()
                team.cut("writer")

        result = shared.add(run, sample)
        assert not armed
        assert shared.results(run) == [replace(sample, id=result)]

    def test_what_was_stored_although_the_answer_was_lost_is_not_stored_again(
        self,
        team: Team,
        shared: Store,
        info: RunHeader,
        sample: StoredResult,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        lost: list[str] = []
        commit = Connection.commit

        def commit_and_lose_the_answer(connection: Connection) -> None:
            connection.connection.commit()
            if len(lost) % 2 == 0:
                lost.append("answer")
                team.cut("writer")
                connection.exec_driver_sql("SELECT 1")
            lost.append("nothing")
            commit(connection)

        monkeypatch.setattr(Connection, "commit", commit_and_lose_the_answer)
        run = shared.begin_run(info)
        result = shared.add(run, sample)
        alerts = shared.raise_alerts(run, [NEWS])
        shared.finish_run(run, 1, {"drifted": 1})
        assert lost == ["answer", "nothing"] * 4
        assert [run.id for run in shared.runs()] == [run]
        assert shared.results(run) == [replace(sample, id=result)]
        assert [(alert.kind, alert.sighting) for alert in alerts] == [("raised", NEWS)]
        later = shared.raise_alerts(run, [NEWS])
        assert [alert.kind for alert in later] == ["standing"]

    def test_a_server_that_stays_away_is_told_after_a_while(
        self, info: RunHeader, sample: StoredResult, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(database, "PATIENCE_S", 0.5)
        with Server() as server, closing(open_store(server.url())) as store:
            run = store.begin_run(info)
            server.kill()
            began = time.monotonic()
            with pytest.raises(StoreFailed, match="cannot be reached") as raised:
                store.add(run, sample)
            assert time.monotonic() - began > 0.25
            assert "errata run --resume" in raised.value.hint
            server.start()
            assert store.add(run, sample) == 1


@pytest.mark.parametrize(
    "cells", [250, pytest.param(1_250, marks=[pytest.mark.integration, pytest.mark.long])]
)
def test_a_server_killed_and_started_again_loses_nothing_of_four_runs(cells: int) -> None:
    with Server() as server:
        writers = [start_writer(server.url(), name, cells) for name in "abcd"]
        release(writers)
        for killed_at in (cells, 3 * cells):
            server.wait_for(killed_at)
            server.kill()
            server.start()
        said = [writer.communicate(timeout=300)[0].splitlines() for writer in writers]
        assert [writer.returncode for writer in writers] == [0, 0, 0, 0]
        with closing(open_store(server.url())) as store:
            kept = [(str(r.id), r.key) for run in store.runs() for r in store.results(run.id)]
        assert len(kept) == 4 * cells
        assert {tuple(line.split()) for lines in said for line in lines} == set(kept)
        assert {key for _, key in kept} == {f"{n}{turn}" for n in "abcd" for turn in range(cells)}
        assert server.sql("SELECT count(*) FROM errata_results") == str(4 * cells)


@pytest.fixture
def project(tmp_path_factory: pytest.TempPathFactory) -> OutsideProject:
    """An empty project outside the repository."""
    root = tmp_path_factory.mktemp("project")
    (root / "cases").mkdir()
    (root / "pyproject.toml").write_text("")
    return OutsideProject(root=root)
