"""Gather what a site shows of one case: its folder, and what it did on every release."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence

from errata.commands.history.history import build_timeline, observe_places
from errata.commands.history.report import Period, Timeline
from errata.commands.site.facts import CasePage, TracebackFacts, TrialFacts
from errata.evidence import CaseEvidence, Seen
from errata.model.case import NOT_RUN, Case, Requirements, Script
from errata.model.cell import Place
from errata.model.verdict import Verdict
from errata.plan.matrix import modes_of
from errata.text.printable import cut, cut_lines, tail

_LINES, _WIDTH = 240, 400
"""How much of a traceback is shown: more than anyone reads."""
_FILE_CHARACTERS = 40_000
_REASON = 500
_PLACE = re.compile(
    r"(?<![\w.…])/[^\s\"',;:()]{0,400}/(?=(?:site|dist)-packages/|(?:broken|fixed)\.py\b)"
)


def page_of(known: CaseEvidence, others: Container[str] = ()) -> CasePage:
    """Arrange what is known of a case for its page; `others` have pages of their own."""
    case = known.case
    places = observe_places(known)
    timeline = build_timeline(case.id, case.title, places, stale=known.stale) if places else None
    return CasePage(
        id=case.id,
        framework=case.requires.framework,
        title=case.title,
        kind=case.kind,
        areas=case.areas,
        cause=case.cause,
        fix=case.fix,
        discriminator=case.discriminator,
        same_error_as=tuple(one for one in case.same_error_as if one in others),
        sources=case.sources,
        requires=_in_words(case.requires),
        modes=modes_of(case, known.framework),
        backends=case.requires.described_backends,
        expectations=case.expectations,
        quoted=case.quoted,
        broken=case.broken,
        fixed=case.fixed,
        files=tuple(_files(case)),
        trials=tuple(_trials(known, timeline, places)) if timeline else (),
        timeline=timeline,
        tracebacks=tuple(_tracebacks(known, timeline)) if timeline else (),
    )


def _trials(
    known: CaseEvidence, timeline: Timeline, places: Iterable[Place]
) -> Iterable[TrialFacts]:
    periods: dict[Place, list[Period]] = {}
    for track in timeline.tracks:
        for period in track.periods:
            place = (period.environment, track.mode, track.backend)
            periods.setdefault(place, []).append(period)
    for place in places:
        if place in known.believed:
            yield _trial(place, known.believed[place], timeline, periods.get(place, []))


def _trial(place: Place, seen: Seen, timeline: Timeline, periods: Sequence[Period]) -> TrialFacts:
    judgement, run = seen.judgement, seen.run
    broken, fixed = judgement.broken, judgement.fixed
    is_open = judgement.expected is None
    strange = judgement.verdict in (Verdict.FIX_FAILS, Verdict.FLAKY)
    mine = [period for period in periods if (run in period.runs if run else not period.runs)]
    state = mine[-1].state if mine else None
    return TrialFacts(
        environment=place[0],
        release=judgement.trial.environment.version,
        mode=place[1],
        backend=place[2],
        verdict=judgement.verdict,
        documented=judgement.is_as_documented or (is_open and not strange),
        reason=cut(judgement.reason, _REASON),
        build=broken.framework_version or fixed.framework_version or "",
        measured=seen.measured,
        run=run.number if run else None,
        broken=timeline.label(state.broken) if state else (),
        fixed=timeline.label(state.fixed) if state else (),
        broken_s=broken.own_s,
        fixed_s=fixed.own_s,
        broken_mb=broken.peak_mb,
        fixed_mb=fixed.peak_mb,
    )


def _in_words(requires: Requirements) -> str:
    """Describe where a case applies."""
    words = [f"{requires.framework} {requires.specifier}".strip()]
    if requires.packages:
        words.append(f"with {', '.join(requires.packages)}")
    if requires.python:
        words.append(f"on Python {requires.python}")
    return " ".join(words)


def _files(case: Case) -> Iterable[tuple[str, str]]:
    """Yield the other files of a case's folder, which its scripts may import or read."""
    own = {*NOT_RUN, *(script.filename for script in Script)}
    if not case.folder.is_dir():
        return
    for path in sorted(case.folder.rglob("*")):
        name = path.relative_to(case.folder).as_posix()
        if name in own or "__pycache__" in name or not path.is_file():
            continue
        try:
            text = path.read_bytes().decode()
        except UnicodeDecodeError:
            text = f"[not text: {path.stat().st_size:,} bytes]"
        except OSError as error:
            text = f"[cannot be read: {error.strerror}]"
        if len(text) > _FILE_CHARACTERS:
            more = len(text) - _FILE_CHARACTERS
            text = f"{text[:_FILE_CHARACTERS]}\n… [+{more:,} characters]"
        yield name, text


def _tracebacks(known: CaseEvidence, timeline: Timeline) -> Iterable[TracebackFacts]:
    """Take the newest traceback, or end of output, of each failure of each script."""
    newest: dict[tuple[str, str], TracebackFacts] = {}
    letters = timeline.letters
    for stored in known.counted:
        result = stored.result
        if not result.outcome.is_from_script:
            continue
        letter = letters.get(known.behaviour(result), "")
        if not letter or (letter, stored.script) in newest:
            continue
        text = result.traceback.strip("\n") or result.stderr or result.stdout
        if text.strip():
            newest[letter, stored.script] = TracebackFacts(
                letter=letter,
                script=Script(stored.script).filename,
                environment=stored.environment,
                mode=stored.mode,
                backend=stored.backend,
                measured=stored.measured,
                text=_shortened(text),
            )
    order = {name: number for number, name in enumerate(letters.values())}
    return sorted(newest.values(), key=lambda one: (order[one.letter], one.script))


def _shortened(text: str) -> str:
    """Cut a long text, marking the cut, and shorten the paths of this machine."""
    end = tail(text, 20 * _LINES, 20 * _LINES * _WIDTH)
    return cut_lines(_PLACE.sub("…/", end), _LINES, _WIDTH)
