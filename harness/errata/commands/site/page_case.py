"""The page of a case: its scripts, failures, results over the releases, cause and fix."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
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
from errata.commands.site import addresses
from errata.commands.site.case_words import (
    bare,
    commands,
    document,
    over_releases,
    summarise,
    where_seen,
)
from errata.commands.site.facts import CasePage, TracebackFacts
from errata.commands.site.scripts import highlight, mark_up, set_beside, source_lines
from errata.compare.behaviour import PASSES, Behaviour
from errata.model.source import places_of
from errata.model.versions import release_order
from errata.text.differences import Piece, compare_words, shorten
from errata.text.printable import cut

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
        root=addresses.root_of(addresses.case_path(page.id)),
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
        documented=[document(one, page.framework) for one in page.expectations],
        commands=commands(page),
        notes=changes_over_time(timeline) if timeline else [],
        machines=list(group_machines(timeline.runs)) if timeline else [],
        links=[(s.url, s.note, s.url.startswith(("https://", "http://"))) for s in page.sources],
    )


# The scripts ---------------------------------------------------------------------------------


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
    """Map statements to the errors that are documented there."""
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


# What was seen -------------------------------------------------------------------------------


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
