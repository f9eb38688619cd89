"""The committed record: canonical, small diffs, every problem told at once."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from factories import write_record
from hypothesis import given
from hypothesis import strategies as st

from errata.model.costs import Costs, SetUp
from errata.model.errors import (
    HarnessFailure,
    InvalidCosts,
    InvalidRecord,
    StoreFailed,
    UsageProblem,
)
from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Frame, Outcome, Signature
from errata.model.verdict import Observation, Verdict
from errata.store import observed

SIGNATURE = Signature(type="RuntimeError", message="naïve … message", at="x[:] = y", native=("f",))
SEEN = Observation(
    case="torch/slug",
    place="torch-2.15.0:eager:cpu",
    verdict=Verdict.REPRODUCES,
    broken=Outcome.RAISED,
    fixed=Outcome.PASSED,
    content="abc+def",
    signature=SIGNATURE,
    build="2.15.0+cpu",
    python="3.11",
    result={"loss": {"value": 0.25, "dtype": "float32"}},
)
HEALED = replace(SEEN, verdict=Verdict.HEALED, broken=Outcome.PASSED, signature=None)


def at(place: str, seen: Observation = SEEN) -> Observation:
    return replace(seen, place=place)


def by_id(*observations: Observation) -> dict[str, Observation]:
    return {observation.id: observation for observation in observations}


def problems_of(folder: Path) -> list[str]:
    with pytest.raises(InvalidRecord) as raised:
        observed.read_record(folder)
    return [str(problem).replace(f"{folder}/", "") for problem in raised.value.problems]


class TestForm:
    def test_the_file_is_canonical_json(self, tmp_path: Path) -> None:
        timed_out = replace(HEALED, place="torch-2.15.0:compile:cpu", broken=Outcome.TIMED_OUT)
        (path,) = write_record(tmp_path, [SEEN, at("torch-1.13.1:eager:cpu"), timed_out])
        assert path == tmp_path / "torch" / "slug.json"
        digest = SIGNATURE.digest
        common = {"build": "2.15.0+cpu", "content": "abc+def", "fixed": "passed"}
        result = {"loss": {"dtype": "float32", "value": 0.25}}
        raised = {
            "broken": "raised",
            **common,
            "python": "3.11",
            "result": result,
            "signature": digest,
            "verdict": "reproduces",
        }
        raised = {key: raised[key] for key in sorted(raised)}
        passed = {**raised, "broken": "timed-out", "verdict": "healed"}
        del passed["signature"]
        expected = {
            "case": "torch/slug",
            "schema": 2,
            "signatures": {
                digest: {
                    "at": "x[:] = y",
                    "message": "naïve … message",
                    "native": ["f"],
                    "type": "RuntimeError",
                    "version": SIGNATURE_VERSION,
                }
            },
            "trials": {
                "torch-1.13.1:eager:cpu": raised,
                "torch-2.15.0:compile:cpu": passed,
                "torch-2.15.0:eager:cpu": raised,
            },
        }
        assert path.read_text() == json.dumps(expected, indent=1, ensure_ascii=False) + "\n"

    def test_places_are_in_the_order_of_releases(self, tmp_path: Path) -> None:
        ordered = [
            "mindspore-2.10.0:graph:cpu",
            "paddle-3.0.0:ast:cpu",
            "torch-2.5.1:eager:cpu",
            "torch-2.15.0.dev20261101:eager:cpu",
            "torch-2.15.0rc1:eager:cpu",
            "torch-2.15.0:compile:cpu",
            "torch-2.15.0:eager:cpu",
            "torch-2.15.0:eager:gpu",
            "torch-2.15.0+timm==1.0.19:eager:cpu",
            "torch-2.15.0-gpu:eager:gpu",
            "torch-2.15.0-py3.10:eager:cpu",
        ]
        (path,) = write_record(tmp_path, [at(place) for place in reversed(ordered)])
        assert list(json.loads(path.read_text())["trials"]) == ordered

    def test_evidence_that_is_not_identity_stays_out(self, tmp_path: Path) -> None:
        frame = Frame(file="broken.py", line=3, function="f")
        full = replace(SIGNATURE, bases=("Exception",), frames=(frame,))
        write_record(tmp_path, [replace(SEEN, signature=full)])
        assert observed.read_record(tmp_path) == by_id(SEEN)

    def test_functions_are_written_once_for_all_trials(self, tmp_path: Path) -> None:
        raised = replace(SEEN, functions=("vmap", "wrapped", "<lambda>"))
        seen = [raised, at("torch-2.5.1:eager:cpu", raised), at("torch-2.6.0:eager:cpu")]
        (path,) = write_record(tmp_path, seen)
        plain = json.loads(path.read_text())
        (digest,) = plain["functions"]
        assert plain["functions"][digest] == "vmap wrapped <lambda>"
        assert plain["trials"]["torch-2.5.1:eager:cpu"]["functions"] == digest
        assert observed.read_record(tmp_path) == by_id(*seen)
        write_record(tmp_path, [at(one.place) for one in seen])
        assert "functions" not in path.read_text()

    def test_a_record_of_the_first_format_reads_as_before(self, tmp_path: Path) -> None:
        (path,) = write_record(tmp_path, [SEEN, at("torch-2.5.1:eager:cpu")])
        path.write_text(path.read_text().replace('"schema": 2', '"schema": 1'))
        assert observed.read_record(tmp_path) == by_id(SEEN, at("torch-2.5.1:eager:cpu"))
        write_record(tmp_path, [SEEN])
        assert json.loads(path.read_text())["schema"] == 2

    def test_a_lone_surrogate_survives(self, tmp_path: Path) -> None:
        odd = replace(SEEN, signature=replace(SIGNATURE, message="\udc80 \0 \u2028"))
        (path,) = write_record(tmp_path, [odd])
        assert "\\udc80" in path.read_text()
        assert observed.read_record(tmp_path) == by_id(odd)


class TestRewriting:
    def test_a_missing_folder_is_an_empty_record(self, tmp_path: Path) -> None:
        assert observed.read_record(tmp_path / "none") == {}
        assert observed.read_record(tmp_path / "none", ["torch/slug"]) == {}

    def test_nothing_changes_when_nothing_changed(self, tmp_path: Path) -> None:
        (path,) = write_record(tmp_path, [SEEN, at("torch-1.13.1:eager:cpu")])
        before = (path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_ino)
        assert write_record(tmp_path, [SEEN]) == []
        assert (path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_ino) == before

    def test_only_the_given_trials_change(self, tmp_path: Path) -> None:
        other = at("torch-1.13.1:eager:cpu")
        write_record(tmp_path, [SEEN, other, replace(SEEN, case="torch/untouched")])
        changed = replace(HEALED, place=SEEN.place)
        assert write_record(tmp_path, [changed]) == [tmp_path / "torch/slug.json"]
        assert observed.read_record(tmp_path, ["torch/slug"]) == by_id(changed, other)

    def test_what_this_program_does_not_know_of_other_trials_is_kept(self, tmp_path: Path) -> None:
        (path,) = write_record(tmp_path, [SEEN])
        plain = json.loads(path.read_text())
        plain["trials"][SEEN.place]["note"] = "by hand"
        path.write_text(json.dumps(plain))
        write_record(tmp_path, [at("torch-1.13.1:eager:cpu")])
        assert json.loads(path.read_text())["trials"][SEEN.place]["note"] == "by hand"

    def test_a_signature_that_nobody_uses_goes(self, tmp_path: Path) -> None:
        (path,) = write_record(tmp_path, [SEEN])
        write_record(tmp_path, [HEALED])
        assert json.loads(path.read_text())["signatures"] == {}

    def test_an_unorderly_file_becomes_canonical(self, tmp_path: Path) -> None:
        (path,) = write_record(tmp_path, [SEEN])
        canonical = path.read_bytes()
        path.write_text(json.dumps(json.loads(canonical), indent=4))
        assert write_record(tmp_path, [SEEN]) == [path]
        assert path.read_bytes() == canonical

    def test_no_draft_is_left_and_the_mode_is_usual(self, tmp_path: Path) -> None:
        (path,) = write_record(tmp_path, [SEEN])
        (tmp_path / "usual").touch()
        assert [file.name for file in path.parent.iterdir()] == ["slug.json"]
        assert path.stat().st_mode == (tmp_path / "usual").stat().st_mode

    def test_files_of_cases_that_are_gone_are_read_as_well(self, tmp_path: Path) -> None:
        gone = replace(SEEN, case="torch/gone")
        write_record(tmp_path, [SEEN, gone])
        assert observed.read_record(tmp_path) == by_id(gone, SEEN)
        assert observed.read_record(tmp_path, ["torch/slug"]) == by_id(SEEN)


def test_a_text_with_underlines_of_an_earlier_errata_is_read_without(tmp_path: Path) -> None:
    write_record(tmp_path, [SEEN])
    path = tmp_path / "torch/slug.json"
    text = path.read_text().replace("naïve … message", "naïve … ~~~^^^ message")
    path.write_text(text.replace(SIGNATURE.digest, "0123456789ab"))
    assert observed.read_record(tmp_path) == by_id(SEEN)
    write_record(tmp_path, [SEEN])
    assert SIGNATURE.digest in path.read_text()
    assert "^^" not in path.read_text()


class TestKept:
    """What was read of many files is kept until they change."""

    @pytest.fixture
    def read(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """Write a record long ago, and list the cases whose files are read from now on."""
        monkeypatch.setenv("ERRATA_HOME", str(tmp_path / "home"))
        for name in ("one", "two", "three"):
            case = replace(SEEN, case=f"torch/{name}")
            for path in write_record(
                tmp_path / "record", [case, at("torch-2.9.1:eager:cpu", case)]
            ):
                os.utime(path, (1e9, 1e9))
        cases: list[str] = []
        load = observed._load

        def noting(path: Path, case: str, *rest: Any) -> Any:
            cases.append(case)
            return load(path, case, *rest)

        monkeypatch.setattr(observed, "_load", noting)
        return cases

    def test_only_what_changed_is_read_again(self, tmp_path: Path, read: list[str]) -> None:
        folder = tmp_path / "record"
        first = observed.read_record(folder)
        assert list(first) == sorted(first, key=lambda one: (one.split("@")[0], "2.15" in one))
        assert observed.read_record(folder) == first
        assert read == ["torch/one", "torch/three", "torch/two"]
        (folder / "torch" / "one.json").unlink()
        write_record(folder, [replace(HEALED, case="torch/two")])
        del read[:]
        now = observed.read_record(folder)
        assert read == ["torch/two"]
        assert len(now) == 4
        assert now["torch/two@torch-2.15.0:eager:cpu"].verdict is Verdict.HEALED
        # It changed a moment ago: a second change might not show.
        assert observed.read_record(folder) == now
        assert read == ["torch/two", "torch/two"]

    def test_environments_and_cases_narrow_it(
        self, tmp_path: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(observed, "_FEW", 1)
        for _ in range(2):
            some = observed.read_record(
                tmp_path / "record", ["torch/one", "torch/no"], ["torch-2.9.1"]
            )
            assert list(some) == ["torch/one@torch-2.9.1:eager:cpu"]
        assert read == ["torch/one", "torch/three", "torch/two"]

    def test_a_fault_is_told_each_time_and_only_to_whom_it_concerns(
        self, tmp_path: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(observed, "_FEW", 0)
        bad = tmp_path / "record/torch/two.json"
        bad.write_text("[]")
        os.utime(bad, (1e9, 1e9))
        for _ in range(2):
            assert problems_of(tmp_path / "record") == ["torch/two.json: is not an object"]
            assert len(observed.read_record(tmp_path / "record", ["torch/one"])) == 2

    def test_what_nobody_wrote_for_a_month_goes(self, tmp_path: Path, read: list[str]) -> None:
        (tmp_path / "home/record").mkdir(parents=True)
        for name, age in (("old.sqlite", 31), ("new.sqlite", 29)):
            (tmp_path / "home/record" / name).touch()
            written = time.time() - age * 86_400
            os.utime(tmp_path / "home/record" / name, (written, written))
        observed.read_record(tmp_path / "record")
        names = {path.name for path in (tmp_path / "home/record").iterdir()}
        assert len(names) == 2
        assert "new.sqlite" in names

    @pytest.mark.parametrize("what", ["a value", "the file", "the folder"])
    def test_what_is_damaged_is_read_again(
        self, what: str, tmp_path: Path, read: list[str]
    ) -> None:
        first = observed.read_record(tmp_path / "record")
        (kept,) = (tmp_path / "home/record").iterdir()
        if what == "a value":
            with closing(sqlite3.connect(kept)) as connection, connection:
                change = "UPDATE kept SET value = X'00' WHERE name LIKE '%torch-2.9.1%'"
                assert connection.execute(change).rowcount == 1
        elif what == "the file":
            kept.write_bytes(b"no database" * 100)
        else:
            shutil.rmtree(tmp_path / "home")
            (tmp_path / "home").touch()
        del read[:]
        assert observed.read_record(tmp_path / "record") == first
        assert read == ["torch/one", "torch/three", "torch/two"]


class TestProblems:
    def test_all_problems_of_all_files_are_told_at_once(self, tmp_path: Path) -> None:
        write_record(tmp_path, [SEEN, replace(SEEN, case="torch/b"), replace(SEEN, case="torch/c")])
        (tmp_path / "torch/b.json").write_text('{\n "case": <<<<<<< ours\n')
        (tmp_path / "torch/c.json").write_text('{"case": "torch/x", "schema": 2}')
        (tmp_path / "torch/d.json").write_text('{"case": "torch/d", "schema": 3}')
        (tmp_path / "torch/e.json").write_text("[]")
        (tmp_path / "torch/f.json").write_bytes(b"\xff")
        (tmp_path / "torch/g.json").write_text('{"case": 1, "case": 2}')
        told = problems_of(tmp_path)
        assert told[0].startswith("torch/b.json:2: is not JSON: Expecting value (an unresolved")
        assert (
            told[1] == "torch/c.json: [case] must be 'torch/c', as the file is named, not 'torch/x'"
        )
        assert told[2].startswith(
            "torch/d.json: [schema] made by a newer Errata (3; this one knows 2)"
        )
        assert told[3] == "torch/e.json: is not an object"
        assert told[4].startswith("torch/f.json: is not JSON: 'utf-8'")
        assert told[5] == "torch/g.json: is not JSON: 'case' appears twice"
        assert len(told) == 6

    def test_a_file_that_cannot_be_read_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "torch/h.json").mkdir(parents=True)
        with pytest.raises(InvalidRecord) as raised:
            observed.read_record(tmp_path, ["torch/h"])
        assert "cannot be read: Is a directory" in str(raised.value.problems[0])

    @pytest.mark.parametrize(
        ("change", "told"),
        [
            (lambda trial, _: trial.pop("content"), "lacks 'content'"),
            (lambda trial, _: trial.update(verdict="fine"), "'verdict' must be 'reproduces', "),
            (lambda trial, _: trial.update(broken=[]), "'broken' must be 'passed', "),
            (lambda trial, _: trial.update(python=3.11), "'python' must be text, not 3.11"),
            (lambda trial, _: trial.update(result=[1]), "'result' must be an object"),
            (lambda trial, _: trial.update(signature="0"), "names signature '0', which is not in"),
            (lambda trial, _: trial.update(functions="0"), "names functions '0', which are not in"),
            (lambda trial, _: trial.update(signature={}), "lacks 'type'"),
            (lambda trial, _: trial.update(signature=["x"]), "names signature ['x']"),
            (lambda _, signature: signature.pop("type"), "lacks 'type'"),
            (lambda _, signature: signature.update(message=1), "'message' must be text, not 1"),
            (lambda _, signature: signature.update(native=[1]), "'native.0' must be text, not 1"),
            (lambda _, signature: signature.update(message="other"), "edited by hand?"),
            (lambda _, signature: signature.update(version=9), "uses version 9 of the signatures"),
            (lambda _, signature: signature.update(version="x"), "must be a whole number"),
        ],
    )
    def test_each_fault_is_told_with_its_key(
        self, tmp_path: Path, change: Callable[[Any, Any], object], told: str
    ) -> None:
        (path,) = write_record(tmp_path, [SEEN])
        plain = json.loads(path.read_text())
        change(plain["trials"][SEEN.place], plain["signatures"][SIGNATURE.digest])
        path.write_text(json.dumps(plain))
        (problem,) = problems_of(tmp_path)
        assert problem.startswith(("torch/slug.json: [trials.", "torch/slug.json: [signatures."))
        assert told in problem

    @pytest.mark.parametrize("trials", [{"p": 1}, {"p": None}, [], {"p": []}])
    def test_trials_of_another_shape_are_told(self, tmp_path: Path, trials: object) -> None:
        path = tmp_path / "slug.json"
        path.write_text(json.dumps({"case": "slug", "schema": 1, "trials": trials}))
        assert len(problems_of(tmp_path)) == 1
        with pytest.raises(InvalidRecord):
            write_record(tmp_path, [replace(SEEN, case="slug")])

    def test_a_record_of_version_1_is_read_in_the_present_form(self, tmp_path: Path) -> None:
        (path,) = write_record(tmp_path, [SEEN])
        plain = json.loads(path.read_text())
        (digest,) = plain["signatures"]
        plain["signatures"][digest] |= {"version": 1}
        path.write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n")
        assert observed.read_record(tmp_path) == by_id(SEEN)
        assert write_record(tmp_path, [SEEN]) == []  # not rewritten for the version alone
        plain["signatures"][digest]["message"] = "used 12.20 GiB"
        path.write_text(json.dumps(plain))
        (seen,) = observed.read_record(tmp_path).values()
        folded = replace(SIGNATURE, message="used 3.00 MiB")
        assert (seen.signature, folded.message) == (folded, "used …")
        assert write_record(tmp_path, [replace(SEEN, signature=folded)]) == [path]
        assert list(json.loads(path.read_text())["signatures"]) == [folded.digest]

    def test_one_bad_file_stops_the_writing_of_all(self, tmp_path: Path) -> None:
        (tmp_path / "b.json").write_text("{")
        with pytest.raises(InvalidRecord):
            write_record(tmp_path, [replace(SEEN, case="a"), replace(SEEN, case="b")])
        assert not (tmp_path / "a.json").exists()
        assert (tmp_path / "b.json").read_text() == "{"

    def test_one_trial_observed_twice_is_a_fault_if_they_differ(self, tmp_path: Path) -> None:
        assert len(write_record(tmp_path, [SEEN, SEEN])) == 1
        with pytest.raises(HarnessFailure, match="observed twice"):
            write_record(tmp_path, [SEEN, replace(HEALED, place=SEEN.place)])

    @pytest.mark.parametrize("case", ["../slug", "/etc/slug", "torch/", "", "torch/./slug", "a\0"])
    def test_a_record_stays_inside_its_folder(self, tmp_path: Path, case: str) -> None:
        with pytest.raises(UsageProblem, match="is not a case"):
            write_record(tmp_path / "in", [replace(SEEN, case=case)])
        assert list(tmp_path.iterdir()) == []

    def test_a_file_that_cannot_be_written_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "torch").touch()
        with pytest.raises(StoreFailed, match=r"slug\.json cannot be written"):
            write_record(tmp_path, [SEEN])


texts = st.text(max_size=8)
signatures = st.builds(
    Signature,
    type=st.sampled_from(["RuntimeError", "torch._C.Error"]),
    message=texts,
    at=texts,
    native=st.lists(texts, max_size=2).map(tuple),
)
numbers = st.floats(allow_nan=False) | st.integers() | texts
places = st.builds(
    "{}-{}{}:{}:{}".format,
    st.sampled_from(["torch", "paddle", "a-b"]),
    st.sampled_from(["1.13.1", "2.5.1", "2.15.0", "2.15", "2.15.0rc1", "x"]),
    st.sampled_from(["", "-py3.10", "+timm", "-gpu", "+a @ https://x"]),
    st.sampled_from(["eager", "compile"]),
    st.sampled_from(["cpu", "gpu"]),
)
observations = st.lists(
    st.builds(
        Observation,
        case=st.sampled_from(["torch/a", "torch/b.c", "torch/a/d", "x"]),
        place=places | texts,
        verdict=st.sampled_from(Verdict),
        broken=st.sampled_from(Outcome),
        fixed=st.sampled_from(Outcome),
        content=st.text(min_size=1, max_size=8),
        signature=st.none() | signatures,
        fixed_signature=st.none() | signatures,
        build=texts,
        python=texts,
        detail=texts,
        result=st.none() | st.dictionaries(texts, numbers | st.dictionaries(texts, numbers)),
    ),
    max_size=12,
    unique_by=lambda observation: observation.id,
)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(f.relative_to(folder)): f.read_bytes() for f in folder.rglob("*.json")}


@given(observations)
def test_reading_gives_what_was_written(seen: Sequence[Observation]) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_record(folder, seen)
        assert observed.read_record(folder) == by_id(*seen)
        before = contents(folder)
        assert write_record(folder, observed.read_record(folder).values()) == []
        assert contents(folder) == before


@given(observations, st.randoms(use_true_random=False), st.integers(0, 12))
def test_neither_order_nor_steps_of_writing_matter(
    seen: Sequence[Observation], random: Any, cut: int
) -> None:
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        write_record(Path(first), seen)
        shuffled = list(seen)
        random.shuffle(shuffled)
        write_record(Path(second), shuffled[:cut])
        write_record(Path(second), shuffled[cut:])
        assert contents(Path(first)) == contents(Path(second))


SMALL = Costs(
    environments={"torch-2.5.1": SetUp(build_s=20, import_s=1.5)},
    cases={"torch/b": {"eager": 2.0}, "torch/a": {"eager": 0.25, "compile": 12.0}},
    layers={"torch/a@torch-2.5.1:eager:cpu": {"fixed 0123456789ab": 2, "broken 123456789abc": 0}},
    preloaded={"torch/a": {"torch-2.5.1:eager:cpu": 0.5}},
)


def test_the_file_lies_beside_the_observed_record() -> None:
    assert observed.costs_path(Path("reports/observed")) == Path("reports/costs.json")


def test_what_is_written_reads_back_the_same(tmp_path: Path) -> None:
    path = tmp_path / "reports" / "costs.json"
    assert observed.write_costs(path, SMALL)
    assert observed.read_costs(path) == SMALL
    assert not observed.write_costs(path, SMALL)


def test_the_file_has_one_name_a_line_in_order(tmp_path: Path) -> None:
    path = tmp_path / "costs.json"
    observed.write_costs(path, SMALL)
    assert path.read_text().splitlines() == [
        "{",
        ' "schema": 1,',
        ' "environments": {',
        '  "torch-2.5.1": {"build_s": 20, "import_s": 1.5}',
        " },",
        ' "cases": {',
        '  "torch/a": {"compile": 12, "eager": 0.25},',
        '  "torch/b": {"eager": 2}',
        " },",
        ' "layers": {',
        '  "torch/a@torch-2.5.1:eager:cpu": {"broken 123456789abc": 0, "fixed 0123456789ab": 2}',
        " },",
        ' "preloaded": {',
        '  "torch/a": {"torch-2.5.1:eager:cpu": 0.5}',
        " }",
        "}",
    ]


def test_a_missing_file_is_an_empty_one(tmp_path: Path) -> None:
    assert observed.read_costs(tmp_path / "none" / "costs.json") == Costs()


def test_an_empty_file_of_costs_can_be_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "costs.json"
    observed.write_costs(path, Costs())
    assert observed.read_costs(path) == Costs()


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
        observed.read_costs(path)
    told = "\n".join(map(str, caught.value.problems))
    assert place in told
    assert words in told
    assert "errata costs" in caught.value.hint
    assert caught.value.exit_code == 2


def test_every_problem_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "costs.json"
    path.write_text('{"schema": 1, "environments": {"e": 1}, "cases": {"a": 1, "b": {"x": "y"}}}')
    with pytest.raises(InvalidCosts) as caught:
        observed.read_costs(path)
    assert len(caught.value.problems) == 3


def test_a_folder_that_cannot_be_written_is_one_message(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("a file")
    with pytest.raises(StoreFailed, match="cannot be written"):
        observed.write_costs(tmp_path / "reports" / "costs.json", SMALL)


def test_the_committed_file_is_canonical(tmp_path: Path) -> None:
    committed = Path(__file__).parents[3] / "reports" / "costs.json"
    costs = observed.read_costs(committed)
    assert json.loads(committed.read_text())["schema"] == observed.COSTS_SCHEMA
    assert costs.cases
    assert costs.environments
    observed.write_costs(tmp_path / "costs.json", costs)
    assert (tmp_path / "costs.json").read_text() == committed.read_text()
