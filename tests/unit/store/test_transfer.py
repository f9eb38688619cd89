"""Runs travel between stores whole, or not at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from errata.model.errors import InvalidTransfer, UsageProblem
from errata.model.outcome import Frame, Isolation, Outcome, ScriptResult, Signature, WarningSeen
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.model.verdict import StoredJudgement, Verdict
from errata.store.base import StoredResult
from errata.store.sql import Store
from errata.store.transfer import export_lines, import_lines


@pytest.fixture
def lines(info: RunHeader, sample: StoredResult, facts: EnvironmentFacts) -> list[str]:
    """An exported run of two results in one environment."""
    finished = info.started + timedelta(hours=1)
    run = replace(info, id=3, finished=finished, exit_code=1, counts={"drifted": 1})
    fixed = replace(sample, script="fixed", cell=f"{sample.trial}:fixed", key="b", repeat=1)
    judged = StoredJudgement(
        trial=sample.trial, verdict=Verdict.DRIFTED, reason="other words", broken=sample.key
    )
    return list(export_lines(run, [sample, fixed], [facts], [judged]))


def problems_of(lines: list[str]) -> list[str]:
    store = Store()
    with pytest.raises(InvalidTransfer) as raised:
        import_lines(lines, store, name="gpu.jsonl")
    assert store.runs() == []
    assert store.history("*") == []
    return [str(problem) for problem in raised.value.problems]


def edited(line: str, change: Callable[[Any], object]) -> str:
    plain = json.loads(line)
    change(plain)
    return json.dumps(plain)


class TestExport:
    def test_a_header_says_what_follows(self, lines: list[str]) -> None:
        header = json.loads(lines[0])
        run = header.pop("run")
        assert header == {
            "errata": "results",
            "schema": 2,
            "harness": "0.1.0",
            "environments": 1,
            "results": 2,
            "judgements": 1,
        }
        assert run["argv"] == "errata run torch/*"
        assert [json.loads(line).get("kind") for line in lines[1:]] == [
            "environment",
            "result",
            "result",
            "judgement",
        ]

    def test_each_line_is_ascii_and_ends_once(self, lines: list[str]) -> None:
        assert all(
            line.isascii() and line.count("\n") == 1 == line[::-1].count("\n") for line in lines
        )
        assert all(line.endswith("}\n") for line in lines)


class TestImport:
    def test_a_run_arrives_whole(
        self,
        store: Store,
        lines: list[str],
        info: RunHeader,
        sample: StoredResult,
        facts: EnvironmentFacts,
    ) -> None:
        summary = import_lines(lines, store)
        run = store.run(summary.run_id)
        finished = info.started + timedelta(hours=1)
        ended = replace(info, finished=finished, exit_code=1, counts={"drifted": 1})
        assert run == replace(ended, id=summary.run_id, imported=True)
        broken, fixed = store.results(run.id)
        assert broken == replace(sample, id=broken.id)
        assert (fixed.script, fixed.repeat) == ("fixed", 1)
        assert store.environments(run.id) == [facts]
        (judged,) = store.judgements(run.id)
        assert (judged.trial, judged.verdict) == (sample.trial, Verdict.DRIFTED)
        assert (judged.broken, judged.fixed) == (sample.key, "")

    def test_a_run_without_options_is_one_of_an_earlier_errata(
        self, store: Store, lines: list[str]
    ) -> None:
        earlier = edited(lines[0], lambda plain: plain["run"].pop("options"))
        summary = import_lines([earlier, *lines[1:]], store)
        assert store.run(summary.run_id).options == {}

    def test_a_second_time_adds_nothing(self, store: Store, lines: list[str]) -> None:
        first = import_lines(lines, store)
        assert (first.is_new, first.results, first.environments) == (True, 2, 1)
        assert (first.given_results, first.given_environments) == (2, 1)
        again = import_lines(lines, store)
        assert again == replace(first, is_new=False, results=0, environments=0)
        assert len(store.history("*")) == 2

    def test_a_store_knows_its_own_export(
        self, store: Store, run_id: int, sample: StoredResult, facts: EnvironmentFacts
    ) -> None:
        store.add(run_id, sample)
        store.add_environment(run_id, facts)
        lines = export_lines(store.run(run_id), store.results(run_id), store.environments(run_id))
        summary = import_lines(lines, store)
        assert (summary.run_id, summary.results, summary.environments) == (run_id, 0, 0)
        assert not store.run(run_id).imported

    def test_it_survives_a_file(self, store: Store, lines: list[str], tmp_path: Path) -> None:
        path = tmp_path / "gpu.jsonl"
        path.write_text("".join(lines) + "\n\n")
        with path.open(errors="replace") as file:
            assert import_lines(file, store, name=str(path)).results == 2


class TestRefusal:
    def test_all_bad_lines_are_told_with_their_numbers(self, lines: list[str]) -> None:
        header, facts, broken, fixed, _ = lines
        bad = [
            header,
            "\n",
            "{",
            "[]",
            edited(facts, lambda plain: plain.update(kind="weather")),
            edited(facts, lambda plain: plain.update(packages=[1])),
            broken,
            edited(fixed, lambda plain: plain.pop("key")),
            "[" * 100_000,
        ]
        told = problems_of(bad)
        assert told[:5] == [
            "gpu.jsonl:3: is not JSON: Expecting property name enclosed in double quotes",
            "gpu.jsonl:4: is not an object",
            "gpu.jsonl:5: 'kind' must be 'environment', 'result' or 'judgement', not 'weather'",
            "gpu.jsonl:6: 'packages.0' must be text, not 1",
            "gpu.jsonl:8: lacks 'key'",
        ]
        assert told[5].startswith("gpu.jsonl:9: ")
        assert len(told) == 6

    @pytest.mark.parametrize(
        ("change", "told"),
        [
            (lambda plain: plain.update(cell="other"), "'cell' must be 'torch/slug@"),
            (lambda plain: plain.update(backend="gpu"), "'cell' must be 'torch/slug@"),
            (lambda plain: plain.update(script="other"), "'other' is not a valid Script"),
            (lambda plain: plain.update(repeat="x"), "'repeat' must be a whole number, not 'x'"),
            (lambda plain: plain.update(key=1), "'key' must be text, not 1"),
            (lambda plain: plain.update(measured="2026-11-20T12:00:00"), "has no time zone"),
            (lambda plain: plain.update(measured="noon"), "must be a moment in time"),
            (lambda plain: plain.update(measured=[]), "must be a moment in time, not []"),
            (lambda plain: plain.update(measured="0001-01-01T00:00:00+05:00"), "out of range"),
            (lambda plain: plain.update(result=[]), "'result' must be an object"),
            (lambda plain: plain["result"].update(outcome="fine"), "'passed', 'raised', "),
            (lambda plain: plain["result"].update(wall_s="x"), "'result.wall_s' must be a number"),
            (lambda plain: plain["result"].update(chain=[1]), "'result.chain.0' must be a list"),
            (lambda plain: plain["result"].update(stderr=["x"]), "'result.stderr' must be text"),
            (lambda plain: plain["result"].update(signal=11), "'result.signal' must be text"),
            (lambda plain: plain["result"].update(exit_code=0.5), "must be a whole number"),
            (lambda plain: plain["result"].update(digest=[1]), "digest' must be an object"),
            (lambda plain: plain["result"]["signature"].update(type=1), "type' must be text"),
        ],
    )
    def test_a_bad_result_is_told(
        self, lines: list[str], change: Callable[[Any], object], told: str
    ) -> None:
        (problem,) = problems_of([*lines[:3], edited(lines[3], change)])
        assert problem.startswith("gpu.jsonl:4: ")
        assert told in problem

    @pytest.mark.parametrize(
        ("change", "told"),
        [
            (lambda plain: plain.pop("run"), "lacks 'run'"),
            (lambda plain: plain.update(run=1), "object"),
            (lambda plain: plain.update(results="x"), "'results' must be a whole number"),
            (lambda plain: plain.update(schema="1"), "'schema' must be 2, not '1'"),
            (lambda plain: plain["run"].pop("uuid"), "lacks 'uuid'"),
            (lambda plain: plain["run"].update(started="x"), "must be a moment in time"),
            (
                lambda plain: plain["run"].update(counts={"healed": "x"}),
                "'counts.healed' must be a whole number",
            ),
            (lambda plain: plain["run"].update(exit_code="x"), "must be a whole number"),
            (lambda plain: plain["run"].update(options=["x"]), "'options' must be an object"),
        ],
    )
    def test_a_bad_header_is_told_alone(
        self, lines: list[str], change: Callable[[Any], object], told: str
    ) -> None:
        (problem,) = problems_of([edited(lines[0], change), "{", *lines[1:]])
        assert problem.startswith("gpu.jsonl:1: [header] ")
        assert told in problem

    @pytest.mark.parametrize("build", [1, []])
    def test_bad_facts_are_told(self, lines: list[str], build: object) -> None:
        facts = edited(lines[1], lambda plain: plain.update(build=build))
        assert problems_of([lines[0], facts, *lines[2:]]) == [
            f"gpu.jsonl:2: 'build' must be an object, not {build}"
        ]

    def test_a_file_cut_short_is_told(self, lines: list[str]) -> None:
        (problem,) = problems_of(lines[:-1])
        words = "gpu.jsonl: [judgements] the header promises 1 judgements, but 0 "
        assert problem.startswith(words)
        assert problem.endswith("(was the file cut short?)")

    def test_an_empty_file_is_told(self) -> None:
        assert problems_of(["\n"]) == ["gpu.jsonl: is empty"]

    def test_a_newer_schema_is_refused_with_the_way_out(self, lines: list[str]) -> None:
        header = edited(lines[0], lambda plain: plain.update(schema=3, harness="9.0"))
        with pytest.raises(UsageProblem, match=r"newer Errata, 9\.0") as raised:
            import_lines([header, "whatever that means"], Store())
        assert "upgrade errata" in raised.value.hint

    def test_other_json_lines_are_refused(self) -> None:
        with pytest.raises(UsageProblem, match="does not hold exported results") as raised:
            import_lines(['{"hello": 1}'], Store())
        assert "errata export" in raised.value.hint


texts = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=8)
any_texts = st.text(st.characters(), max_size=8)  # lone surrogates and NUL as well
names = st.text("abcx-+. 1", min_size=1, max_size=6)
moments = st.datetimes(
    datetime(1970, 1, 2),  # noqa: DTZ001
    datetime(2100, 1, 1),  # noqa: DTZ001
    timezones=st.just(timezone.utc),
)
amounts = st.none() | st.floats(0, 1e6)
signatures = st.builds(
    Signature,
    type=texts,
    message=any_texts,
    at=any_texts,
    native=st.lists(texts, max_size=2).map(tuple),
    bases=st.lists(texts, max_size=2).map(tuple),
    frames=st.lists(
        st.builds(Frame, file=texts, line=st.integers(0, 9999), function=texts), max_size=2
    ).map(tuple),
)
results = st.builds(
    ScriptResult,
    outcome=st.sampled_from(Outcome),
    signature=st.none() | signatures,
    exit_code=st.none() | st.integers(0, 255),
    signal=st.none() | st.just("SIGSEGV"),
    detail=any_texts,
    warnings=st.lists(st.builds(WarningSeen, category=texts, message=any_texts), max_size=2).map(
        tuple
    ),
    chain=st.lists(st.tuples(texts, any_texts), max_size=2).map(tuple),
    digest=st.none() | st.dictionaries(texts, st.floats(allow_nan=False) | texts, max_size=2),
    wall_s=amounts,
    cpu_s=amounts,
    peak_mb=amounts,
    isolation=st.none() | st.sampled_from(Isolation),
    traceback=any_texts,
    stdout=any_texts,
)


@st.composite
def stored(draw: st.DrawFn) -> StoredResult:
    case, environment, mode, backend = (draw(names) for _ in range(4))
    script = draw(st.sampled_from(["broken", "fixed"]))
    return StoredResult(
        cell=f"{case}@{environment}:{mode}:{backend}:{script}",
        case=case,
        script=script,
        environment=environment,
        mode=mode,
        backend=backend,
        key=draw(texts),
        measured=draw(moments),
        repeat=draw(st.integers(0, 3)),
        result=draw(results),
    )


@settings(max_examples=80, deadline=None)
@given(
    st.lists(stored(), max_size=4, unique_by=lambda result: result.identity),
    st.builds(
        RunHeader,
        argv=texts,
        harness_version=texts,
        started=moments,
        selection=texts,
        isolation=texts,
        uuid=names,
    ),
    st.lists(
        st.builds(
            EnvironmentFacts,
            environment=names,
            platform=texts,
            packages=st.lists(texts, max_size=2).map(tuple),
            build=st.dictionaries(texts, st.none() | st.integers() | texts, max_size=2),
        ),
        max_size=2,
        unique_by=lambda facts: facts.environment,
    ),
)
def test_whatever_is_exported_arrives(
    said: list[StoredResult], info: RunHeader, facts: list[EnvironmentFacts]
) -> None:
    store = Store()
    summary = import_lines(export_lines(replace(info, id=1), said, facts), store)
    assert store.run(summary.run_id) == replace(info, id=summary.run_id, imported=True)
    assert [replace(result, id=None) for result in store.results(summary.run_id)] == said
    assert store.environments(summary.run_id) == sorted(facts, key=lambda f: f.environment)
