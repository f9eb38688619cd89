"""Say which documented case a failure is, by evidence that can be shown: pure.

A case is known by what `case.toml` documents and by what the record says it did. Each kind of
evidence has a worth; what is literally the same counts most, similar words less, and words that
any program may say hardly at all. Below `THRESHOLD` nothing is claimed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import lru_cache

from errata.model.case import Case
from errata.model.outcome import Outcome
from errata.model.record import Observation
from errata.model.signature import fold, matches_text, matches_type, normalise_message

__all__ = ["THRESHOLD", "Failure", "Recognised", "Reference", "recognise", "references_of"]

THRESHOLD = 0.6
"""The least score with which a case is named; literally the same message and type give 0.9."""

_MESSAGE = 0.75
_TYPE = 0.15
_OTHER_TYPE = 0.85  # what the message is still worth where the type is another
_PLACE, _TELLING_PLACE = 0.08, 0.25
_TELLING = 4.0  # weight of words from which on a statement is hardly anybody else's
_NATIVE = 0.1
_PACKAGE = 0.1
_FRAMEWORK = 0.05
_OTHER_FRAMEWORK = 0.3
_NO_PACKAGE = 0.98  # the package that a case is about is not in sight
_ELSEWHERE = 0.6  # what similar words are worth where nothing hints at the case's subject
_INFORMATION = 5.0  # weight of words from which on a message is worth all
_LEAST_SIMILAR = 0.65
_MOST_SIMILAR = 0.95  # of what is not literally the same
_MOST_WORDS = 400
_SHOWN = 3
_NAMED = 5  # cases that are only like it

_WORD = re.compile(r"…|[A-Za-z_][\w.]*\w|[A-Za-z_]|\d[\w.]*|[^\w\s]|[^\x00-\x7f]")
_PLAIN = re.compile(r"[A-Za-z]?[a-z]+")
_COMMON = frozenset(
    "a an and are as at be but by can cannot does for found from got has have if in into is it "  # noqa: SIM905
    "its not of on one only or should s t than that the this to was were which while with you "
    "your none true false type value invalid expected argument error".split()
)


@dataclass(frozen=True, kw_only=True)
class Failure:
    """A failure to be recognised; what is not known stays empty.

    `messages` are the texts that may be its message, best first; `places` the statements of
    frames, innermost last; `packages` the top folders of its frames; `words` all names in frames
    and source, in small letters; `framework` what it is known to be about.
    """

    type: str = ""
    messages: tuple[str, ...] = ()
    at: str = ""
    places: tuple[str, ...] = ()
    native: tuple[str, ...] = ()
    packages: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    framework: str = ""
    signal: str = ""


@dataclass(frozen=True, kw_only=True)
class Reference:
    """One failure by which a case is known: documented (a pattern) or recorded (exact)."""

    case: Case
    type: str = ""
    message: str = ""
    at: str = ""
    native: tuple[str, ...] = ()
    signal: str = ""
    places: tuple[str, ...] = ()

    @property
    def is_recorded(self) -> bool:
        """Whether it was measured, rather than only documented."""
        return bool(self.places)


@dataclass(frozen=True, kw_only=True)
class Recognised:
    """A case that a failure is taken for, with the evidence in words.

    `is_literal` says that message and type are the same to the letter. `seen` are the places of
    the record where exactly this was seen, `affected` those where the case fails in any words,
    `healed` those where it passes, and `fixed` those where its fix does.
    """

    case: Case
    score: float
    evidence: tuple[str, ...]
    is_literal: bool
    seen: tuple[str, ...] = ()
    affected: tuple[str, ...] = ()
    healed: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()


@dataclass(kw_only=True)
class _Tally:
    """Evidence as it is gathered."""

    score: float = 0.0
    words: list[str] = field(default_factory=list)
    literal: bool = False

    def add(self, worth: float, words: str) -> None:
        self.score += worth
        self.words.append(words)


def references_of(case: Case, observations: Iterable[Observation]) -> list[Reference]:
    """List the failures by which a case is known; those that were recorded come first."""
    recorded: dict[tuple[object, ...], list[str]] = {}
    for seen in observations:
        if seen.verdict.is_failure and seen.signature is not None:
            recorded.setdefault(seen.signature.identity, []).append(seen.place)
    found = [
        Reference(
            case=case,
            type=str(kind),
            message=str(message),
            at=str(at),
            native=tuple(native) if isinstance(native, tuple) else (),
            places=tuple(places),
        )
        for (kind, message, at, native), places in recorded.items()
    ]
    return found + [
        Reference(
            case=case,
            type=expectation.type or "",
            message=expectation.message or "",
            at=expectation.at or "",
            native=expectation.native,
            signal=expectation.signal or "",
        )
        for expectation in case.expectations
        if expectation.is_failure and expectation.outcome is not Outcome.PASSED
    ]


def recognise(
    failures: Sequence[Failure],
    cases: Sequence[Case],
    record: Mapping[str, Observation],
    *,
    modules: Iterable[str] = (),
    threshold: float = THRESHOLD,
) -> tuple[Recognised, ...]:
    """Rank the cases that any of `failures` may be, the best first; empty where none is.

    Where a case is known to the letter, those that are only like it are not named. `modules` are
    the frameworks' import names, by which frames of another framework are told.
    """
    by_case: dict[str, list[Observation]] = {}
    for observation in record.values():
        by_case.setdefault(observation.case, []).append(observation)
    known = frozenset(modules)
    found = []
    for case in cases:
        mine = by_case.get(case.id, [])
        best: tuple[_Tally, Reference] | None = None
        for reference in references_of(case, mine):
            for failure in failures:
                tally = _weigh(failure, reference, known)
                if best is None or tally.score > best[0].score:
                    best = tally, reference
        if best is not None and best[0].score >= threshold:
            found.append(_recognised(case, *best, mine))
    ranked = sorted(found, key=lambda item: (-item.score, item.case.id))
    return tuple([item for item in ranked if item.is_literal] or ranked[:_NAMED])


def _recognised(
    case: Case, tally: _Tally, reference: Reference, record: Sequence[Observation]
) -> Recognised:
    return Recognised(
        case=case,
        score=round(tally.score, 3),
        evidence=tuple(tally.words),
        is_literal=tally.literal,
        seen=reference.places,
        affected=tuple(seen.place for seen in record if seen.verdict.is_failure),
        healed=tuple(seen.place for seen in record if seen.broken is Outcome.PASSED),
        fixed=tuple(seen.place for seen in record if seen.fixed is Outcome.PASSED),
    )


def _weigh(failure: Failure, reference: Reference, modules: frozenset[str]) -> _Tally:
    tally = _Tally()
    same_type = bool(reference.type) and matches_type(
        failure.type.rpartition(".")[2], reference.type.rpartition(".")[2]
    )
    _weigh_message(tally, failure, reference, same_type=same_type)
    if same_type:
        tally.add(_TYPE, f"type: {reference.type}")
    _weigh_place(tally, failure, reference)
    shared = [name for name in reference.native if name in failure.native]
    if shared:
        tally.add(_NATIVE, f"native frame: {shared[0]}")
    _weigh_packages(tally, failure, reference, modules)
    return tally


def _weigh_message(
    tally: _Tally, failure: Failure, reference: Reference, *, same_type: bool
) -> None:
    if not reference.message:
        return
    share = 1.0 if same_type else _OTHER_TYPE
    worth = share * _MESSAGE * min(1.0, _weight(reference.message) / _INFORMATION)
    if any(_is_same(reference, message) for message in failure.messages):
        tally.literal = same_type
        tally.add(worth, "message: the same, to the letter")
        return
    if reference.type.rpartition(".")[2] == "AssertionError":
        return  # the words are the case's own: similar ones mean nothing
    alike = max((_similarity(reference.message, text) for text in failure.messages), default=0.0)
    if alike >= _LEAST_SIMILAR:
        alike = min(alike, _MOST_SIMILAR)
        worth *= 1.0 if _is_on_subject(failure, reference.case) else _ELSEWHERE
        tally.add(worth * (alike - 0.2) / 0.8, f"message: {alike:.0%} of its words are the same")


def _is_on_subject(failure: Failure, case: Case) -> bool:
    """Tell whether any area of a case is met in frames or source; so too where neither is known."""
    if not failure.words:
        return True
    parts = {part for area in case.areas for part in (area.replace("-", ""), *area.split("-"))}
    return any(part in word for part in parts if len(part) > 2 for word in failure.words)


def _is_same(reference: Reference, message: str) -> bool:
    if reference.is_recorded:
        return fold(normalise_message(message)) == fold(normalise_message(reference.message))
    return matches_text(reference.message, message)


def _weigh_place(tally: _Tally, failure: Failure, reference: Reference) -> None:
    """Compare the statements: evidence which of two cases it is, and never enough alone."""
    own = (failure.at, *failure.places)
    if reference.at and any(text and matches_text(reference.at, text) for text in own):
        telling = _weight(reference.at) >= _TELLING
        tally.add(_TELLING_PLACE if telling else _PLACE, f"statement: {reference.at}")


def _weigh_packages(
    tally: _Tally, failure: Failure, reference: Reference, modules: frozenset[str]
) -> None:
    framework = reference.case.requires.framework
    names = {re.split(r"[^\w-]", text, maxsplit=1)[0] for text in reference.case.requires.packages}
    through = sorted(
        package
        for package in failure.packages
        if any(name.replace("-", "_").startswith(package) for name in names if len(package) > 2)
    )
    if through:
        tally.add(_PACKAGE, f"frames of {', '.join(through[:_SHOWN])}")
    elif names:
        tally.score *= _NO_PACKAGE
    met = {module for module in modules if module in failure.packages}
    if framework in met or failure.framework == framework:
        tally.score += _FRAMEWORK
    elif met or failure.framework:
        tally.score *= _OTHER_FRAMEWORK


# Words ---------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[str, ...]:
    text = normalise_message(text).replace("...", "…")
    return tuple("#" if word[0].isdigit() else word for word in _WORD.findall(text))[:_MOST_WORDS]


def _worth(word: str) -> float:
    """Say how much a word tells: what programmers made up tells more than English does."""
    if word in ("#", "…"):
        return 0.2 if word == "#" else 0.0
    if not word[0].isalpha() and word[0] != "_":
        return 0.05
    if word.lower() in _COMMON or len(word) == 1:
        return 0.3
    return 1.0 if _PLAIN.fullmatch(word) else 2.5


def _weight(text: str) -> float:
    return sum(map(_worth, _words(text)))


def _similarity(pattern: str, text: str) -> float:
    """Return the share of words, by weight, that two texts have in the same order, 0 to 1.

    What an ellipsis of the pattern stands for does not count.
    """
    left, right = _words(fold(pattern)), _words(fold(text))
    common = total = 0.0
    matcher = SequenceMatcher(None, left, right, autojunk=False)
    for tag, i, j, k, m in matcher.get_opcodes():
        here = sum(map(_worth, left[i:j]))
        if tag == "equal":
            common += 2 * here
            total += 2 * here
            continue
        is_wild = "…" in left[max(0, i - 1) : j + 1]
        total += here + (0.0 if is_wild else sum(map(_worth, right[k:m])))
    return common / total if total else 0.0
