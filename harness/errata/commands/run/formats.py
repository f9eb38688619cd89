"""A run for services that show test results or findings: JUnit XML and SARIF 2.1.0.

SARIF has what changed. A rule is a kind of change; a result has all trials with the changes of one
rule at one location, because services identify a result by its rule and location. Paths are
relative to the repository.

In JUnit XML, as Jenkins' xUnit plugin and most CI systems read it, a suite is an environment and a
test case is a trial. A script that fails as documented is a pass. Class and name are the two parts
of a trial's identifier: some services know a test by these alone, and would take a case's results
on two releases for one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import timedelta, timezone
from typing import Any
from xml.etree import ElementTree as ET

from errata.commands.run.report import ChangeView, ReportedRun, RunTrial
from errata.compare.judge import Location, Status
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Verdict, word_of
from errata.report.document import PAGE, SCREEN, VERBOSE, verdict_texts
from errata.report.markdown import code, fenced, listed, name_differences, side_lines
from errata.report.sarif import RESULTS_SHOWN, ROOT, fingerprint, literal, location, sarif_text
from errata.text.printable import counted, cut, cut_lines, tail, visible, visible_lines

_CHANGES_SHOWN = 5
_TRIALS_LISTED = 100
_FINGERPRINT = "errataPlace/v1"


def _rule(level: str, name: str, short: str, advice: str) -> dict[str, Any]:
    """Describe a kind of change; `level` is `error`, `warning` or `note`."""
    return {
        "id": name,
        "name": name.title().replace("-", ""),
        "shortDescription": {"text": short},
        "fullDescription": {"text": f"{short}."},
        "help": {"text": advice, "markdown": advice},
        "defaultConfiguration": {"level": level},
        "properties": {"tags": ["errata"]},
    }


_RULES = {
    Verdict(name): _rule(told["level"], told["rule"], told["short"], told["advice"])
    for name, told in verdict_texts().items()
    if "rule" in told
}
_NUMBERS = {verdict: number for number, verdict in enumerate(_RULES)}


def run_sarif(run: ReportedRun) -> str:
    """Return the changes of a run as one SARIF log."""
    ordered = sorted(run.changes, key=lambda change: _NUMBERS[change.verdict])
    groups: dict[tuple[object, ...], list[ChangeView]] = {}
    for change in ordered:
        place = _place(change)
        groups.setdefault((change.verdict, change.case, place.file, place.line), []).append(change)
    shown = list(groups.values())[:RESULTS_SHOWN]
    seen: Counter[str] = Counter()
    started = run.started.astimezone(timezone.utc)
    ended = started + timedelta(seconds=run.wall_s)
    return sarif_text(
        automation=f"errata/{run.run or ''}",
        version=run.version,
        rules=list(_RULES.values()),
        results=[_result(changes, seen) for changes in shown],
        invocation={
            "executionSuccessful": run.exit_code in (EXIT_AS_EXPECTED, EXIT_CHANGED),
            "exitCode": run.exit_code,
            "startTimeUtc": f"{started:%Y-%m-%dT%H:%M:%S}Z",
            "endTimeUtc": f"{ended:%Y-%m-%dT%H:%M:%S}Z",
        },
        notifications=_notifications(run, left_out=len(groups) - len(shown)),
        bases={ROOT: {"description": {"text": "The root of the repository."}}},
    )


def _notifications(run: ReportedRun, *, left_out: int) -> list[tuple[str, str]]:
    notifications = [("warning", note) for note in run.notes]
    if run.interrupted:
        notifications.append(
            ("error", f"interrupted: {counted(run.unfinished, 'trial')} unfinished")
        )
    for failure in run.infra:
        names = ", ".join(name for name, _ in failure.environments[: SCREEN.names])
        trials = counted(sum(count for _, count in failure.environments), "trial")
        words = cut_lines(failure.words, PAGE.lines, PAGE.width)
        notifications.append(("error", f"{trials} without a result in {names}\n{words}".strip()))
    if left_out:
        whole = "errata report" if run.run is None else f"errata report {run.run}"
        words = f"{counted(left_out, 'result')} left out, the least important: {whole} shows all"
        notifications.append(("warning", words))
    return notifications


def _result(changes: Sequence[ChangeView], seen: Counter[str]) -> dict[str, Any]:
    first = changes[0]
    place, rule = _place(first), _RULES[first.verdict]
    ids = [trial for change in changes for trial in change.ids]
    parts = [rule["id"], first.case, place.file.rpartition("/")[2], place.statement]
    return {
        "ruleId": rule["id"],
        "ruleIndex": _NUMBERS[first.verdict],
        "level": rule["defaultConfiguration"]["level"],
        "message": {
            "text": literal(_text(changes, ids)),
            "markdown": literal(_markdown(changes, ids)),
        },
        "locations": [
            {
                **location(place.file, place.line, place.last, uriBaseId=ROOT),
                "logicalLocations": [{"fullyQualifiedName": first.case}],
            }
        ],
        # Neither lines nor releases: an edit above, or one more release, makes no new result.
        "partialFingerprints": {_FINGERPRINT: fingerprint(parts, seen)},
        "properties": {
            "case": first.case,
            "verdict": str(first.verdict),
            "trials": ids[:_TRIALS_LISTED],
            "again": first.again,
        },
    }


def _place(change: ChangeView) -> Location:
    """Return where to look; a case outside the repository is named as if it were inside.

    GitHub refuses a file in which a result has no location.
    """
    return change.place or Location(file=f"{change.case}/case.toml", line=1, last=1, statement="")


def _text(changes: Sequence[ChangeView], ids: Sequence[str]) -> str:
    """Return it as plain text; where there is little room, only the first sentence is shown."""
    first = changes[0]
    more = f" and {len(ids) - 1:,} more" if len(ids) > 1 else ""
    became = verdict_texts()[first.verdict]["became"]
    lines = [f"{first.case} {became} ({ids[0].rpartition('@')[2]}{more})."]
    for change in changes[:_CHANGES_SHOWN]:
        lines += [cut(words, SCREEN.sentence) for words in change.changes[: SCREEN.names]]
        lines += name_differences(change.rows, SCREEN.sentence)
    lines += [f"{len(changes) - _CHANGES_SHOWN:,} more ways"] * (len(changes) > _CHANGES_SHOWN)
    return "\n".join([*lines, f"again: {first.again}"])


def _markdown(changes: Sequence[ChangeView], ids: Sequence[str]) -> str:
    """Return it as Markdown with both sides of every field; text of scripts is in code only."""
    first = changes[0]
    lines = [f"{code(first.case)} {verdict_texts()[first.verdict]['became']}:", ""]
    lines += [f"- {trial}" for trial in listed([code(trial) for trial in ids], SCREEN.names)]
    for change in changes[:_CHANGES_SHOWN]:
        changed = [cut(words, SCREEN.sentence) for words in change.changes[: SCREEN.names]]
        rows = cut_lines("\n".join(side_lines(change.rows)), PAGE.lines, PAGE.side)
        lines += ["", fenced("\n".join([*changed, "", rows, "", f"again: {change.again}"]), "diff")]
    lines += [f"{len(changes) - _CHANGES_SHOWN:,} more ways"] * (len(changes) > _CHANGES_SHOWN)
    return "\n".join(lines)


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
