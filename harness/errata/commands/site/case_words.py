"""Describe a case's results over the releases, its expectations, and how to run it."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from errata.commands.history.report import Timeline
from errata.commands.site.facts import CasePage, TrialFacts
from errata.compare.behaviour import Behaviour
from errata.model.case import Expectation
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict, word_of
from errata.report.document import Sign, sign_of_change
from errata.text.printable import counted

_MOST_STRETCHES = 5
_WORDS = {
    Verdict.DRIFTED: "fails in other words",
    Verdict.MASKED: "fails somewhere else",
    Verdict.FIX_FAILS: "the fix fails",
}


@dataclass(frozen=True, kw_only=True)
class Documented:
    """One expectation in words: where it applies, what `broken.py` does there, and the details."""

    where: str
    does: str
    at: str
    message: str
    native: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Command:
    """A command line and its purpose."""

    line: str
    why: str


def summarise(page: CasePage) -> str:
    """Describe on which releases the failure shows, by mode, as a sentence without a full stop.

    Modes with the same results are joined; those that never fail come last.
    """
    tracks = page.trials_by_place()
    with_backend = len({backend for _, backend in tracks}) > 1
    modes: dict[tuple[str, str], list[str]] = {}
    calm: list[str] = []
    for (mode, backend), trials in tracks.items():
        name = f"{mode} on {backend}" if with_backend else mode
        known = [trial for trial in trials if trial.verdict.is_conclusive]
        if known and all(trial.verdict is Verdict.HEALED for trial in known):
            calm.append(name)
        else:
            words = (_over_releases(page.framework, known), _steps(page, mode, backend))
            modes.setdefault(words, []).append(name)
    unknown = modes.pop(("", ""), [])
    parts = [f"{words} in {_listed(names)}{steps}" for (words, steps), names in modes.items()]
    if calm and parts:
        parts.append(f"not in {_listed(calm, 'or')}")
    elif calm:
        newest = [t.release for trials in tracks.values() for t in trials]
        parts.append(f"passes on {page.framework} {span(newest)} in {_listed(calm)}")
    if unknown:
        parts.append(f"no result in {_listed(unknown)}")
    return "; ".join(parts) or "not measured yet"


@dataclass(frozen=True, kw_only=True)
class Stretch:
    """Neighbouring releases on which a case did the same, in words; `first` is the oldest trial.

    `step` says how that release differs from the one before, where the change has a name.
    """

    releases: str
    first: TrialFacts
    step: str


def over_releases(page: CasePage) -> list[tuple[str, tuple[Stretch, ...]]]:
    """List what the case did over the releases, the oldest first; modes that agree share a list."""
    steps = {
        (period.environment, track.mode, track.backend): period.step
        for track in (page.timeline.tracks if page.timeline else ())
        for period in track.periods
        if period.step is not None
    }
    shared: dict[object, tuple[list[tuple[str, str]], tuple[Stretch, ...]]] = {}
    for where, trials in page.trials_by_place().items():
        stretches = []
        for _, group in groupby(trials, key=_did):
            run = list(group)
            step = steps.get((run[0].environment, *where))
            words = f"{sign_of_change([step], Sign.CHANGED)} {step}: {step.meaning}" if step else ""
            releases = [trial.release for trial in run]
            stretches.append(Stretch(releases=span(releases), first=run[0], step=words))
        told = tuple((_did(one.first), one.releases, one.step) for one in stretches)
        shared.setdefault(told, ([], tuple(stretches)))[0].append(where)
    return [(_placed(where), stretches) for where, stretches in shared.values()]


def _did(trial: TrialFacts) -> tuple[object, ...]:
    return (trial.verdict, trial.is_unexpected, trial.broken, trial.fixed)


def bare(release: str) -> str:
    """Return the release of an environment: `2.0.1` of `2.0.1-py3.10+timm`."""
    return re.split("[+-]", release, maxsplit=1)[0] or release


def span(releases: Sequence[str]) -> str:
    """Write neighbouring releases, the oldest first: `2.0.1`, or `1.13.1 to 2.15.0`."""
    first, last = bare(releases[0]), bare(releases[-1])
    return first if first == last else f"{first} to {last}"


def where_seen(timeline: Timeline, failure: Behaviour) -> list[str]:
    """List the releases and modes in which a failure was seen; neighbours are joined."""
    places: dict[str, list[tuple[str, str]]] = {}
    for track in timeline.tracks:
        stretches = [
            [period.release for period in group]
            for shown, group in groupby(
                track.periods, key=lambda p: failure in (*p.state.broken, *p.state.fixed)
            )
            if shown
        ]
        if stretches:
            named = ", ".join(span(each) for each in stretches[:_MOST_STRETCHES])
            more = len(stretches) - _MOST_STRETCHES
            rest = f" and {counted(more, 'more time')}" if more > 0 else ""
            places.setdefault(f"{named}{rest}", []).append((track.mode, track.backend))
    return [f"{named} in {_placed(where)}" for named, where in places.items()]


def _placed(where: Sequence[tuple[str, str]]) -> str:
    """Write modes and backends briefly: `graph and pynative, cpu`."""
    backends = dict.fromkeys(backend for _, backend in where)
    return "; ".join(
        f"{_listed([mode for mode, backend in where if backend == each])}, {each}"
        for each in backends
    )


def document(expectation: Expectation, framework: str) -> Documented:
    """Describe an expectation; the parts are raw text."""
    where = (
        f"{framework} {expectation.releases}".strip() if expectation.releases else "every release"
    )
    narrower = (*expectation.modes, *expectation.backends)
    if narrower:
        where += f", {_listed(narrower)}"
    return Documented(
        where=where,
        does=_does(expectation),
        at=expectation.at or "",
        message=expectation.message or expectation.warning or "",
        native=expectation.native,
    )


def commands(page: CasePage) -> list[Command]:
    """List the command lines that show this case again, the quickest first."""
    case = shlex.quote(page.id)
    folder = f"cases/{page.id}"
    trial = _example(page)
    lines = []
    if trial is not None:
        environment = shlex.quote(f"{page.framework}=={bare(trial.release)}")
        more = f" --mode {shlex.quote(trial.mode)}" if len(page.modes) > 1 else ""
        backend = "" if trial.backend == "cpu" else f" --backend {shlex.quote(trial.backend)}"
        lines.append(
            Command(
                line=f"errata run {case} --env {environment}{more}{backend}",
                why="run both scripts in an environment built by Errata, compare with the record",
            )
        )
    settings = _settings(page, trial)
    lines += [
        Command(
            line=f"{settings}python {shlex.quote(f'{folder}/broken.py')}",
            why="run the failing script in your own Python, without Errata",
        ),
        Command(line=f"errata history {case}", why="show the results on every release over time"),
        Command(line=f"errata bisect {case}", why="find the release that changed the behaviour"),
        Command(
            line=f"errata bundle {case} -o {shlex.quote(page.slug + '.zip')}",
            why="write one file that a maintainer can replay",
        ),
    ]
    return lines


def _over_releases(framework: str, trials: Sequence[TrialFacts]) -> str:
    """Describe the verdicts of one mode over the releases; empty without results."""
    stretches = [
        (verdict, [trial.release for trial in group])
        for verdict, group in groupby(trials, key=lambda trial: trial.verdict)
    ]
    words: list[str] = []
    failed = False
    for index, (verdict, releases) in enumerate(stretches[:_MOST_STRETCHES]):
        name = _WORDS.get(verdict) or word_of(verdict)
        if verdict is Verdict.HEALED and failed:
            name = "healed"
        failed = failed or verdict.is_failure or verdict is Verdict.MASKED
        what = f"{framework} " if index == 0 else ""
        is_last = index and index == len(stretches) - 1 and len(releases) > 1
        where = f"from {bare(releases[0])} on" if is_last else f"on {what}{span(releases)}"
        words.append(f"{name} {where}")
    more = len(stretches) - _MOST_STRETCHES
    if more > 0:
        words.append(f"and {counted(more, 'change')} later")
    return ", ".join(words)


def _steps(page: CasePage, mode: str, backend: str) -> str:
    """Say from which release on the failure tells itself, or no longer does."""
    tracks = page.timeline.tracks if page.timeline else ()
    mine = [track for track in tracks if (track.mode, track.backend) == (mode, backend)]
    periods = [period for track in mine for period in track.periods]
    words = [
        f"{sign_of_change([one.step], Sign.CHANGED)} {one.step.since(bare(one.release))}"
        for one in periods
        if one.step is not None
    ]
    return f" ({', '.join(words)})" if words else ""


def _listed(names: Sequence[str], word: str = "and") -> str:
    """Join names as a sentence does."""
    *others, last = names
    return f"{', '.join(others)} {word} {last}" if others else last


def _does(expectation: Expectation) -> str:
    outcome = expectation.outcome
    if outcome is Outcome.PASSED:
        return "passes, with a warning" if expectation.warning is not None else "passes"
    return {
        Outcome.RAISED: f"raises {expectation.type or 'an error'}",
        Outcome.EXITED: "exits"
        + ("" if expectation.exit_code is None else f" with code {expectation.exit_code}"),
        Outcome.CRASHED: "crashes" + (f" with {expectation.signal}" if expectation.signal else ""),
        Outcome.TIMED_OUT: "does not end in time",
        Outcome.OUT_OF_MEMORY: "runs out of memory",
    }.get(outcome, str(outcome))


def _example(page: CasePage) -> TrialFacts | None:
    """Choose an example trial: the newest one with the failure, on a CPU if possible."""
    usable = [trial for trial in page.trials if not trial.environment.endswith("-external")]
    failing = [trial for trial in usable if trial.verdict.is_failure]
    on_cpu = [trial for trial in failing if trial.backend == "cpu"]
    return next(iter((on_cpu or failing or usable)[-1:]), None)


def _settings(page: CasePage, trial: TrialFacts | None) -> str:
    """Return the environment variable that a plain run needs if there are several modes."""
    if trial is None or len(page.modes) < 2:
        return ""
    return f"ERRATA_MODE={shlex.quote(trial.mode)} "
