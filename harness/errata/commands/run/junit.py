"""Write a run as JUnit XML, as Jenkins' xUnit plugin and most CI systems read it.

A suite is an environment, a test case is a trial. A script that fails as documented is a pass.
Class and name are the two parts of a trial's identifier: some services know a test by these alone,
and would take a case's results on two releases for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree as ET

from errata.commands.run.report import ReportedRun, RunTrial
from errata.compare.judge import Status
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import word_of
from errata.report.document import VERBOSE
from errata.report.markdown import side_lines
from errata.text.printable import cut, tail, visible, visible_lines

_KINDS = ("failure", "error", "skipped")


def junit_text(run: ReportedRun) -> str:
    """Return the report as text.

    Characters that XML forbids are shown as escapes, like every other that is not printed.
    """
    environments = {one.environment: one for one in run.environments}
    root = ET.Element("testsuites", name="errata", time=_time(run.wall_s))
    for name, trials in run.by_environment.items():
        root.append(_suite(name, trials, environments.get(name), run))
    root.set("tests", str(len(run.trials)))
    for attribute in ("failures", "errors"):
        root.set(attribute, str(sum(int(suite.get(attribute, "0")) for suite in root)))
    ET.indent(root)
    body = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{body}\n'


def _suite(
    name: str, trials: Sequence[RunTrial], facts: EnvironmentFacts | None, run: ReportedRun
) -> ET.Element:
    suite = ET.Element("testsuite", name=visible(name))
    properties = ET.SubElement(suite, "properties")
    if facts is not None:
        for key, value in (("build", facts.framework_version), ("python", facts.python_version)):
            ET.SubElement(properties, "property", name=key, value=visible(value))
    cases = [_test_case(trial, run) for trial in trials]
    suite.extend(cases)
    kinds = [kind for case in cases for kind in _KINDS if case.find(kind) is not None]
    suite.set("tests", str(len(cases)))
    suite.set("failures", str(kinds.count("failure")))
    suite.set("errors", str(kinds.count("error")))
    suite.set("skipped", str(kinds.count("skipped")))
    suite.set("time", _time(sum(trial.seconds for trial in trials)))
    suite.set("timestamp", run.started.strftime("%Y-%m-%dT%H:%M:%S"))
    return suite


def _test_case(trial: RunTrial, run: ReportedRun) -> ET.Element:
    case = ET.Element(
        "testcase",
        classname=visible(trial.case),
        name=visible(trial.finding.judgement.trial.place),
        time=_time(trial.seconds),
    )
    status, verdict = trial.status, str(trial.verdict)
    reason = visible(trial.reason)
    if status is Status.CHANGED:
        changes = [*map(visible, trial.changes)]
        message = cut("; ".join(changes), VERBOSE.sentence)
        failure = ET.SubElement(case, "failure", type=verdict, message=message)
        lines = side_lines(trial.rows, limit=VERBOSE.side)
        failure.text = "\n".join([trial.id, *changes, "", *lines])
    elif status is Status.INFRA:
        message = cut(reason, VERBOSE.sentence)
        error = ET.SubElement(case, "error", type=verdict, message=message)
        error.text = "\n".join(text for text in run.failure_of(trial) if text)
    elif status is Status.UNAVAILABLE:
        ET.SubElement(case, "skipped", message=cut(reason, VERBOSE.sentence))
    output = _output(trial)
    if output:
        ET.SubElement(case, "system-out").text = output
    return case


def _output(trial: RunTrial) -> str:
    """Join a line on the verdict and the ends of both scripts' tracebacks."""
    parts = [f"{word_of(trial.verdict)} ({trial.status}): {visible(trial.reason)}"]
    for name, result in trial.scripts:
        if result.traceback.strip():
            end = tail(visible_lines(result.traceback.strip()), VERBOSE.end_lines, VERBOSE.end)
            parts.append(f"--- {name}\n{end}")
    return "\n".join(parts)


def _time(seconds: float) -> str:
    return f"{seconds:.3f}"
