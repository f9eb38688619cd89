"""Runs in which scripts, resolvers and corpora put one text wherever they can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timezone
from typing import Any

from factories import PASSED, make_case, make_environment, make_raised, make_trial
from hypothesis import strategies as st

from errata.commands.run.report import FailedEnvironment, ReportedRun, RunCounts, run_trials
from errata.compare.judge import Finding, Location, compare, exit_code, judge
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import observe

STARTED = datetime(2026, 11, 20, 12, 30, 5, tzinfo=timezone.utc)

hostile_text = st.one_of(
    st.sampled_from(
        [
            "::error file=a.py,line=1::forged",
            "a\n::error::forged\r\n::stop-commands::x",
            "%0A%0D%25%3A%2C %250A %%",
            "file=a,b:c::d",
            "{0} {placeholder} {{ }} [link](https://example.invalid) [x](0) ![i](data:x)",
            "]]> <!-- --> <![CDATA[x]]> &amp; &#0; </system-out><testcase/>",
            '"\\u0000" \\ \x00\x08\x0b\x0c\x1b[31m\x7f\x85\u2028\u202e\ud800\ufffe\U0010ffff',
            "</script><script>alert(1)</script>",
            "",
        ]
    ),
    st.text(alphabet='%:,=\n\r 0AD235C[](){}<>&"\\`|', max_size=60),
    st.text(max_size=60),
)


def make_report(
    findings: Sequence[Finding], places: Mapping[str, Location] | None = None, **changes: Any
) -> ReportedRun:
    """Report a run that found `findings`; `changes` name the fields that matter to a test."""
    environments = dict.fromkeys(finding.judgement.trial.environment.id for finding in findings)
    run = ReportedRun(
        version="0.1.0",
        run=12,
        started=STARTED,
        wall_s=12.34,
        interrupted=False,
        unfinished=0,
        exit_code=exit_code(findings),
        corpus="cases",
        selection="everything",
        isolation="fork",
        cells={"run": 60, "reused": 28},
        counts=RunCounts.of(findings),
        environments=tuple(
            EnvironmentFacts(environment=name, framework_version="1.2+cpu", python_version="3.11.7")
            for name in environments
        ),
        failed_environments=(),
        notes=(),
        trials=run_trials(findings, places),
        options=(),
    )
    return replace(run, **changes)


def with_parts(run: ReportedRun, **parts: Sequence[object]) -> ReportedRun:
    """Return a run as if exactly these were its changes or matrices, without trials for each."""
    made = replace(run)
    vars(made).update(parts)
    return made


def hostile_view(text: str) -> ReportedRun:
    """Make a run with every status in which one text stands wherever it can."""
    seen = judge(make_trial(), make_raised(), PASSED)
    drifted = replace(make_raised(text), traceback=text, stdout=text)
    masked = replace(make_raised(text, kind=text, at=text), traceback=text)
    failed = ScriptResult(outcome=Outcome.ENV_FAILED, detail=text)
    absent = ScriptResult(outcome=Outcome.UNAVAILABLE, detail=text)
    results = {
        "2.1.2": (drifted, PASSED),
        "2.2.2": (masked, PASSED),
        "2.3.1": (make_raised(), masked),
        "2.4.1": (PASSED, PASSED),
        "2.5.1": (failed, failed),
        "2.6.0": (absent, absent),
        "2.7.1": (make_raised(), PASSED),
    }
    findings = []
    for version, (broken, fixed) in results.items():
        trial = make_trial(environment=make_environment(version=version))
        recorded = None if version == "2.7.1" else replace(observe(seen), place=trial.place)
        findings.append(compare(judge(trial, broken, fixed), recorded))
    places = {
        finding.id: Location(file=f"cases/{text}/broken.py", line=3, last=4, statement=text)
        for finding in findings[1:]
    }
    return make_report(
        findings,
        places,
        environments=(
            EnvironmentFacts(environment=text, framework_version=text, python_version=text),
        ),
        selection=text,
        corpus=text,
        failed_environments=(
            FailedEnvironment(id="torch-2.5.1", message=text, words=text, hint=text),
        ),
        notes=(text,),
    )


def changed_view(cases: int, message: str, *, releases: Sequence[str] = ("2.15.0",)) -> ReportedRun:
    """Make a run in which so many cases have drifted to `message`."""
    findings: list[Finding] = []
    for number in range(cases):
        case = make_case(f"torch/case-{number:04}")
        findings += [
            compare(
                judge(
                    replace(
                        make_trial(case=case, environment=make_environment(version=release)),
                        expectation=case.expectations[0],
                    ),
                    replace(make_raised(f"{number} {message}"), traceback=message),
                    PASSED,
                ),
                None,
            )
            for release in releases
        ]
    places = {
        finding.id: Location(
            file=f"cases/{finding.judgement.trial.case.id}/broken.py",
            line=3,
            last=3,
            statement="result = model(x)",
        )
        for finding in findings
    }
    return make_report(findings, places)


def huge_view(cases: int) -> ReportedRun:
    """Make a run in which so many cases have drifted, each with a message of about 100 kB."""
    view = changed_view(2, "words and more words " * 5_000)
    changes = [
        replace(
            change,
            case=f"torch/huge-{number:04}",
            ids=(f"torch/huge-{number:04}@torch-2.15.0:eager:cpu",),
            place=None,
        )
        for number, change in zip(range(cases), view.changes * cases, strict=False)
    ]
    return with_parts(view, changes=changes)
