"""What `errata evaluate` says of candidates: the JSON document and its screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, get_args

from errata.model.cell import Trial
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EXIT_INTERRUPTED,
)
from errata.model.outcome import ScriptResult
from errata.report import document as doc
from errata.text.jsonable import DocumentFormat
from errata.text.printable import counted, duration, first_names, visible

_NAMED = 8
_SHOWN = 20  # candidates of a kind on a screen without -v


Rating = Literal["wrong", "not-measured", "undecided", "right"]
"""What a candidate is; the worst one counts where it ran at several places."""


@dataclass(frozen=True, kw_only=True)
class Rated:
    """A candidate at one place; `outcome`, `type` and `message` are what it did there."""

    trial: str
    case: str
    rating: Rating
    reason: str
    outcome: str | None
    type: str | None
    message: str | None

    @classmethod
    def of(
        cls, trial: Trial, rating: Rating, reason: str, result: ScriptResult | None = None
    ) -> Rated:
        """Say what a candidate is at a trial's place."""
        error = result.signature if result else None
        return cls(
            trial=trial.id,
            case=trial.case.id,
            rating=rating,
            reason=reason,
            outcome=str(result.outcome) if result else None,
            type=error.type if error else None,
            message=error.message if error else None,
        )


@dataclass(frozen=True, kw_only=True)
class Evaluation:
    """`errata evaluate`: every candidate at every place where its case fails.

    `missing` are chosen cases without a candidate, `elsewhere` those that do not fail at any chosen
    place; `unfinished` counts places that an interruption left.
    """

    fixes: str
    trials: tuple[Rated, ...]
    missing: tuple[str, ...]
    elsewhere: tuple[str, ...]
    unfinished: int
    wall_s: float
    interrupted: bool
    cells: Mapping[str, int]

    @cached_property
    def by_case(self) -> Mapping[str, Rating]:
        """What each candidate is over all its places."""
        found: dict[str, list[Rating]] = {}
        for one in self.trials:
            found.setdefault(one.case, []).append(one.rating)
        return {case: min(mine, key=get_args(Rating).index) for case, mine in found.items()}

    @property
    def exit_code(self) -> int:
        """0 all right, 1 something wrong or undecided, 3 something not measured, 130."""
        kinds = set(self.by_case.values())
        if self.interrupted:
            return EXIT_INTERRUPTED
        if "not-measured" in kinds or not kinds:
            return EXIT_INFRASTRUCTURE
        return EXIT_AS_EXPECTED if kinds == {"right"} else EXIT_CHANGED


EVALUATION = DocumentFormat("evaluation", 1, Evaluation, "errata evaluate --json")


def evaluation_document(found: Evaluation) -> doc.Document:
    """Describe an evaluation: a table by framework, then what is not right."""
    counts = Counter(found.by_case.values())
    parts = [f"{counts[kind]} {kind.replace('-', ' ')}" for kind in _ORDER if counts[kind]]
    head = f"{counted(len(found.by_case), 'candidate')}: {', '.join(parts) or 'none judged'}"
    cells = f"{found.cells['run']:,} run, {found.cells['reused']:,} reused"
    sign, tone = doc.closing(found.exit_code)
    sections = [doc.Section(title="Candidates", blocks=(_table(found),))]
    sections += [section for kind in _ORDER[1:] for section in _sections(found, kind)]
    for names, words in (
        (found.elsewhere, "with a candidate do not fail on any chosen release: see --env"),
        (found.missing, "have no candidate"),
    ):
        title = f"{counted(len(names), 'case')} {words}"
        shown = doc.Names(tuple(map(visible, names)))
        sections += [doc.Section(title=title, blocks=(shown,), is_long=True)] if names else []
    notes = [f"{counted(found.unfinished, 'place')} not judged: interrupted"]
    return doc.Document(
        title="errata: evaluate",
        sections=tuple(sections),
        summary=(head, cells, duration(found.wall_s)),
        whole="--json has every place",
        sign=sign,
        tone=tone,
        notes=tuple(notes) if found.unfinished else (),
        has_screen_title=False,
    )


_ORDER: tuple[Rating, ...] = ("right", "wrong", "undecided", "not-measured")


def _table(found: Evaluation) -> doc.Table:
    rows: dict[str, Counter[Rating]] = {}
    for case, rating in found.by_case.items():
        rows.setdefault(case.partition("/")[0], Counter())[rating] += 1
    return doc.Table(
        ("framework", "candidates", *(kind.replace("-", " ") for kind in _ORDER)),
        tuple(
            (doc.name(visible(row)), str(sum(mine.values())), *(str(mine[kind]) for kind in _ORDER))
            for row, mine in sorted(rows.items())
        ),
    )


def _sections(found: Evaluation, kind: Rating) -> list[doc.Section]:
    groups: dict[tuple[str, str], list[str]] = {}
    for one in found.trials:
        if one.rating is kind and found.by_case[one.case] is kind:
            groups.setdefault((one.case, one.reason), []).append(one.trial.partition("@")[2])
    items = [
        doc.Item(
            sign=doc.Sign.FIX_FAILS if kind == "wrong" else doc.Sign.UNSURE,
            tone=doc.Tone.BAD if kind == "wrong" else doc.Tone.QUIET,
            case=visible(case),
            kind=first_names(places, _NAMED),
            blocks=(doc.Quote((visible(reason),)),),
        )
        for (case, reason), places in groups.items()
    ]
    first, rest = tuple(items[:_SHOWN]), tuple(items[_SHOWN:])
    more = (doc.Words(f"{len(rest):,} more: -v, or --json", doc.Tone.QUIET),) if rest else ()
    title, cases = kind.replace("-", " ").capitalize(), len({case for case, _ in groups})
    return [
        *([doc.Section(title=title, count=cases, blocks=(*first, *more))] if first else []),
        *([doc.Section(title=f"{title}, the others", blocks=rest, is_long=True)] if rest else []),
    ]
