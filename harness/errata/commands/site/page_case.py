"""The page of a case: its scripts, failures, results over the releases, cause and fix."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby
from typing import TYPE_CHECKING

from markupsafe import Markup

from errata.commands.history.report import (
    Timeline,
    changes_over_time,
    describe_failure,
    group_machines,
    message_of,
    most_alike,
)
from errata.commands.site.gather import CasePage, TracebackFacts, TrialFacts
from errata.commands.site.rendering import case_path, root_of
from errata.commands.site.scripts import highlight, mark_up, set_beside, source_lines
from errata.compare.behaviour import PASSES, Behaviour
from errata.model.case import Expectation
from errata.model.outcome import Outcome
from errata.model.source import places_of
from errata.model.verdict import Verdict, word_of
from errata.model.versions import release_order
from errata.report.document import Sign, sign_of_change
from errata.text.differences import Piece, compare_words, shorten
from errata.text.printable import counted, cut

if TYPE_CHECKING:
    import jinja2

_MESSAGE_LIMIT, _BEFORE_LIMIT = 4_000, 1_200
_LONG = 900
"""From so many characters a message scrolls in a box of its own."""
_SCRIPT_LINES = 3_000
_FILE_LINES = 1_000


@dataclass(frozen=True, kw_only=True)
class _Failure:
    """A failure with its letter, how it differs from the most similar before, and its output.

    `message` is the whole one; `pieces` mark what `was` has in other words.
    """

    letter: str
    message: str
    behaviour: Behaviour
    says: str
    where: tuple[str, ...]
    first: datetime | None
    last: datetime | None
    pieces: tuple[Piece, ...]
    before: str
    was: tuple[Piece, ...]
    tracebacks: tuple[TracebackFacts, ...]


def render_case(page: CasePage, env: jinja2.Environment) -> str:
    """Render the page of one case; `env` comes from `make_environment`."""
    timeline = page.timeline
    failures = _failures(page, timeline) if timeline else []
    shown = {id(output) for failure in failures for output in failure.tracebacks}
    groups = page.trials_by_place()
    template = env.get_template("case.html.j2")
    return template.render(
        root=root_of(case_path(page.id)),
        active="cases",
        page=page,
        summary=summarise(page),
        unexpected=[trial for trial in page.trials if trial.is_unexpected],
        newest=max((one.measured for one in page.trials if one.measured), default=None),
        beside=set_beside(*_cut_scripts(page), _notes(page)),
        cut_lines=max(0, len(source_lines(page.broken)) - _SCRIPT_LINES),
        files=[(name, *_file(name, text)) for name, text in page.files],
        failures=failures,
        long=_LONG,
        outputs=[one for one in page.tracebacks if id(one) not in shown],
        is_measured=any(trial.measured for trial in page.trials),
        groups=groups,
        lanes=over_releases(page),
        documented=[(one, *describe(one, page.framework)) for one in page.expectations],
        commands=commands(page),
        notes=changes_over_time(timeline) if timeline else [],
        machines=list(group_machines(timeline.runs)) if timeline else [],
        links=[(s.url, s.note, s.url.startswith(("https://", "http://"))) for s in page.sources],
    )


def _cut_scripts(page: CasePage) -> tuple[str, str]:
    """Return both scripts as far as they are shown."""
    broken, fixed = (
        "".join(f"{line}\n" for line in source.split("\n")[:_SCRIPT_LINES]).removesuffix("\n")
        for source in (page.broken, page.fixed)
    )
    return broken, fixed


def _notes(page: CasePage) -> dict[int, str]:
    """Map lines of the broken script to the failures raised there, or documented there.

    Every line of a statement has an entry; the last one has the text.
    """
    notes: dict[int, str] = {}
    for statement, kinds in (_raised(page) or _documented(page)).items():
        words = ", ".join(
            f"{kind or 'fails'} ({', '.join(letters)})" if letters else kind or "fails"
            for kind, letters in kinds.items()
        )
        for first, last in places_of(page.broken, statement):
            notes.update((line, notes.get(line, "")) for line in range(first, last + 1))
            notes[last] = ", ".join(filter(None, (notes[last], words)))
    return notes


def _raised(page: CasePage) -> dict[str, dict[str, list[str]]]:
    """Map statements of the broken script to errors raised there, and these to letters."""
    found: dict[str, dict[str, list[str]]] = {}
    timeline = page.timeline
    for seen, letter in timeline.letters.items() if timeline else ():
        if timeline is not None and seen.at and "broken.py" in timeline.scripts_of(seen):
            kinds = found.setdefault(seen.at, {})
            kinds.setdefault(_last_part(seen.type), []).append(letter)
    return found


def _documented(page: CasePage) -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = {}
    for expectation in page.expectations:
        if expectation.at:
            kinds = found.setdefault(expectation.at, {})
            kinds[f"{_last_part(expectation.type or '') or 'fails'}, as documented"] = []
    return found


def _last_part(name: str) -> str:
    return name.rpartition(".")[2]


def _file(name: str, text: str) -> tuple[list[Markup], int]:
    """Return a further file's lines as markup, and how many were left out."""
    lines = source_lines(text)
    kept = lines[:_FILE_LINES]
    return [mark_up(line) for line in highlight(kept, name)], len(lines) - len(kept)


def _failures(page: CasePage, timeline: Timeline) -> list[_Failure]:
    """Describe each distinct failure, with the difference from the most similar one before.

    The newest of the broken script comes first: it is what a reader of today meets.
    """
    failures: list[_Failure] = []
    newest = _newest_letter(page)
    known = list(timeline.letters)
    for number, (behaviour, letter) in enumerate(timeline.letters.items()):
        text = message_of(behaviour)
        pieces: tuple[Piece, ...] = (Piece(text=text),) if text else ()
        was: tuple[Piece, ...] = ()
        before = most_alike(known[:number], behaviour)
        if before is not None:
            was, pieces = compare_words(message_of(before), text)
        first, last = _seen_between(timeline, behaviour)
        failures.append(
            _Failure(
                letter=letter,
                message=cut(text, _MESSAGE_LIMIT),
                behaviour=behaviour,
                says=describe_failure(replace(behaviour, at=""), timeline.scripts_of(behaviour)),
                where=tuple(where_seen(timeline, behaviour)),
                first=first,
                last=last,
                pieces=shorten(pieces, _MESSAGE_LIMIT),
                before=timeline.letters[before] if before is not None and was else "",
                was=shorten(was, _BEFORE_LIMIT),
                tracebacks=tuple(one for one in page.tracebacks if one.letter == letter),
            )
        )
    return sorted(failures, key=lambda failure: failure.letter != newest)


def _newest_letter(page: CasePage) -> str:
    """Return the letter of the broken script's failure on the newest release that has one."""
    failing = [
        (release_order(bare(trial.release)), letter)
        for trial in page.trials
        for letter in trial.broken
        if letter != PASSES
    ]
    return max(failing, key=lambda one: one[0])[1] if failing else ""


def _seen_between(
    timeline: Timeline, failure: Behaviour
) -> tuple[datetime | None, datetime | None]:
    """Return when a failure was measured first and last."""
    periods = [
        period
        for period in timeline.periods
        if failure in (*period.state.broken, *period.state.fixed)
    ]
    return (
        min((period.first for period in periods if period.first), default=None),
        max((period.last for period in periods if period.last), default=None),
    )


_MOST_STRETCHES = 5
_WORDS = {
    Verdict.DRIFTED: "fails in other words",
    Verdict.MASKED: "fails somewhere else",
    Verdict.FIX_FAILS: "the fix fails",
}


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


def describe(expectation: Expectation, framework: str) -> tuple[str, str]:
    """Say where an expectation applies, and what `broken.py` does there; both are raw text."""
    where = (
        f"{framework} {expectation.releases}".strip() if expectation.releases else "every release"
    )
    narrower = (*expectation.modes, *expectation.backends)
    return f"{where}, {_listed(narrower)}" if narrower else where, _does(expectation)


def commands(page: CasePage) -> list[tuple[str, str]]:
    """List the command lines that show this case again, the quickest first, each with its use."""
    case = shlex.quote(page.id)
    trial = _example(page)
    lines = []
    if trial is not None:
        environment = shlex.quote(f"{page.framework}=={bare(trial.release)}")
        more = f" --mode {shlex.quote(trial.mode)}" if len(page.modes) > 1 else ""
        backend = "" if trial.backend == "cpu" else f" --backend {shlex.quote(trial.backend)}"
        lines.append(
            (
                f"errata run {case} --env {environment}{more}{backend}",
                "run both scripts in an environment built by Errata, compare with the record",
            )
        )
    script = shlex.quote(f"cases/{page.id}/broken.py")
    return [
        *lines,
        (
            f"{_settings(page, trial)}python {script}",
            "run the failing script in your own Python, without Errata",
        ),
        (f"errata history {case}", "show the results on every release over time"),
        (f"errata bisect {case}", "find the release that changed the behaviour"),
        (
            f"errata bundle {case} -o {shlex.quote(page.slug + '.zip')}",
            "write one file that a maintainer can replay",
        ),
    ]


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
