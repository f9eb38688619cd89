"""Score which documented case a failure is, with evidence in words; pure functions.

A case is known by the failures that `case.toml` documents and those in the record. Identical
messages count most, similar ones less, and words that any program uses hardly at all. A case
that scores less than `THRESHOLD` is not named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import cached_property, lru_cache

from errata.model.case import Case
from errata.model.matching import fold, matches_text, matches_type, normalise_message
from errata.model.outcome import Outcome
from errata.model.verdict import Observation

__all__ = [
    "THRESHOLD",
    "Failure",
    "KnownCase",
    "Recognised",
    "Reference",
    "index_cases",
    "recognise",
]

THRESHOLD = 0.6
"""The lowest score at which a case is named; an identical message and type score 0.9."""

_MESSAGE = 0.75
_TYPE = 0.15
_OTHER_TYPE = 0.85  # what the message is still worth where the type is another
_PLACE, _TELLING_PLACE = 0.08, 0.25
_TELLING = 4.0  # total weight of words from which a statement is specific to its case
_NATIVE = 0.1
_PACKAGE = 0.1
_FRAMEWORK = 0.05
_OTHER_FRAMEWORK = 0.3
_NO_PACKAGE = 0.98  # the case is about a package that the failure does not mention
_ELSEWHERE = 0.6  # share of similar words where neither frames nor source mention the case's areas
_INFORMATION = 5.0  # total weight of words from which a message counts in full
_LEAST_SIMILAR = 0.65
_MOST_SIMILAR = 0.95  # of messages that are not identical
_ROUNDING = 1e-9
_MOST_WORDS = 400
_SHOWN = 3
_NAMED = 5  # cases that are only similar

_WORD = re.compile(r"…|[A-Za-z_][\w.]*\w|[A-Za-z_]|\d[\w.]*|[^\w\s]|[^\x00-\x7f]")
_PLAIN = re.compile(r"[A-Za-z]?[a-z]+")
_COMMON = frozenset(
    "a an and are as at be but by can cannot does for found from got has have if in into is it "  # noqa: SIM905
    "its not of on one only or should s t than that the this to was were which while with you "
    "your none true false type value invalid expected argument error".split()
)


@dataclass(frozen=True, kw_only=True)
class Failure:
    """A failure to recognise; unknown fields stay empty.

    `messages` are the texts that may be its message, best first; `places` the statements of its
    frames, innermost last; `packages` the top folders of its frames; `words` the names in its
    frames and source, in lower case; `framework` the framework it is known to come from.
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
    """One failure by which a case is known: documented (a pattern) or recorded (exact).

    `places` are where it was recorded; a documented failure has none.
    """

    type: str = ""
    message: str = ""
    at: str = ""
    native: tuple[str, ...] = ()
    signal: str = ""
    places: tuple[str, ...] = ()

    @property
    def is_recorded(self) -> bool:
        """Whether the failure is from the record, not only from `case.toml`."""
        return bool(self.places)

    @cached_property
    def type_name(self) -> str:
        """The type without its module."""
        return self.type.rpartition(".")[2]

    @cached_property
    def worth(self) -> float:
        """The score of an identical message: a short or common one proves little."""
        return _MESSAGE * min(1.0, _weight(self.message) / _INFORMATION)

    @cached_property
    def place_worth(self) -> float:
        """The score of the same statement; on its own it never suffices."""
        return _TELLING_PLACE if _weight(self.at) >= _TELLING else _PLACE

    @cached_property
    def normalised(self) -> str:
        """The message as `normalise_message` returns it."""
        return _normalised(self.message)

    @cached_property
    def weights(self) -> Mapping[str, float]:
        """The weight of each word of the message, all its occurrences together."""
        return _weights(_words(self.message))


@dataclass(frozen=True, kw_only=True)
class KnownCase:
    """A case with its observations and the failures by which it is recognised.

    `packages` are the import names of the packages it needs; `subjects` the words of its areas.
    """

    case: Case
    observations: tuple[Observation, ...]
    references: tuple[Reference, ...]
    packages: tuple[str, ...]
    subjects: frozenset[str]


@dataclass(frozen=True, kw_only=True)
class Recognised:
    """A case that a failure is taken for, with the evidence in words.

    `is_literal` means that message and type are identical. `seen` are the places of the record
    with exactly this failure, `affected` those where the case fails in any wording, `healed`
    those where its broken script passes, and `fixed` those where its fixed script passes.
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
    """The evidence so far for one reference."""

    score: float = 0.0
    words: list[str] = field(default_factory=list)
    literal: bool = False

    def add(self, worth: float, words: str) -> None:
        self.score += worth
        self.words.append(words)


def index_cases(cases: Iterable[Case], record: Mapping[str, Observation]) -> tuple[KnownCase, ...]:
    """Collect the failures by which each case is recognised, once for any number of failures."""
    by_case: dict[str, list[Observation]] = {}
    for observation in record.values():
        by_case.setdefault(observation.case, []).append(observation)
    found = []
    for case in cases:
        observations = by_case.get(case.id, [])
        packages = {re.split(r"[^\w-]", text, maxsplit=1)[0] for text in case.requires.packages}
        parts = {part for area in case.areas for part in (area.replace("-", ""), *area.split("-"))}
        found.append(
            KnownCase(
                case=case,
                observations=tuple(observations),
                references=(*_recorded(observations), *_documented(case)),
                packages=tuple(sorted(name.replace("-", "_") for name in packages)),
                subjects=frozenset(part for part in parts if len(part) > 2),
            )
        )
    return tuple(found)


def _recorded(observations: Iterable[Observation]) -> list[Reference]:
    places: dict[tuple[str, str, str, tuple[str, ...]], list[str]] = {}
    for seen in observations:
        if seen.verdict.is_failure and seen.signature is not None:
            places.setdefault(seen.signature.identity, []).append(seen.place)
    return [
        Reference(type=kind, message=message, at=at, native=native, places=tuple(where))
        for (kind, message, at, native), where in places.items()
    ]


def _documented(case: Case) -> list[Reference]:
    return [
        Reference(
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
    known: Iterable[KnownCase],
    *,
    modules: Iterable[str] = (),
    threshold: float = THRESHOLD,
) -> tuple[Recognised, ...]:
    """Rank the cases that any of `failures` may be, best first; empty without any.

    Where one case has the identical error, cases that are only similar are left out. `modules`
    are the frameworks' import names, which identify frames of another framework.
    """
    frameworks = frozenset(modules)
    found = []
    for one in known:
        best: tuple[_Tally, Reference] | None = None
        for reference in one.references:
            for failure in failures:
                tally = _weigh(failure, one, reference, frameworks)
                if best is None or tally.score > best[0].score:
                    best = tally, reference
        if best is not None and best[0].score >= threshold:
            found.append(_recognised(one, *best))
    ranked = sorted(found, key=lambda item: (-item.score, item.case.id))
    return tuple([item for item in ranked if item.is_literal] or ranked[:_NAMED])


def _recognised(known: KnownCase, tally: _Tally, reference: Reference) -> Recognised:
    record = known.observations
    return Recognised(
        case=known.case,
        score=round(tally.score, 3),
        evidence=tuple(tally.words),
        is_literal=tally.literal,
        seen=reference.places,
        affected=tuple(seen.place for seen in record if seen.verdict.is_failure),
        healed=tuple(seen.place for seen in record if seen.broken is Outcome.PASSED),
        fixed=tuple(seen.place for seen in record if seen.fixed is Outcome.PASSED),
    )


def _weigh(
    failure: Failure, known: KnownCase, reference: Reference, modules: frozenset[str]
) -> _Tally:
    tally = _Tally()
    same_type = bool(reference.type) and matches_type(
        failure.type.rpartition(".")[2], reference.type_name
    )
    if reference.message:
        _weigh_message(tally, failure, known, reference, same_type=same_type)
    if same_type:
        tally.add(_TYPE, f"type: {reference.type}")
    if _is_same_statement(failure, reference):
        tally.add(reference.place_worth, f"statement: {reference.at}")
    shared = [name for name in reference.native if name in failure.native]
    if shared:
        tally.add(_NATIVE, f"native frame: {shared[0]}")
    _weigh_packages(tally, failure, known, modules)
    return tally


def _weigh_message(
    tally: _Tally, failure: Failure, known: KnownCase, reference: Reference, *, same_type: bool
) -> None:
    worth = reference.worth * (1.0 if same_type else _OTHER_TYPE)
    if any(_is_same(reference, message) for message in failure.messages):
        tally.literal = same_type
        tally.add(worth, "message: the same, to the letter")
        return
    if reference.type_name == "AssertionError":
        return  # the case's own wording: similar words prove nothing
    alike = max((_similarity(reference, text) for text in failure.messages), default=0.0)
    if alike >= _LEAST_SIMILAR:
        alike = min(alike, _MOST_SIMILAR)
        worth *= 1.0 if _is_on_subject(failure, known) else _ELSEWHERE
        tally.add(worth * (alike - 0.2) / 0.8, f"message: {alike:.0%} of its words are the same")


def _is_on_subject(failure: Failure, known: KnownCase) -> bool:
    """Return whether frames or source mention an area of the case; True without either."""
    if not failure.words:
        return True
    return any(part in word for part in known.subjects for word in failure.words)


def _is_same(reference: Reference, message: str) -> bool:
    if reference.is_recorded:
        return _normalised(message) == reference.normalised
    return matches_text(reference.message, message)


def _is_same_statement(failure: Failure, reference: Reference) -> bool:
    own = (failure.at, *failure.places)
    return bool(reference.at) and any(text and matches_text(reference.at, text) for text in own)


def _weigh_packages(
    tally: _Tally, failure: Failure, known: KnownCase, modules: frozenset[str]
) -> None:
    through = sorted(
        package
        for package in failure.packages
        if any(name.startswith(package) for name in known.packages if len(package) > 2)
    )
    if through:
        tally.add(_PACKAGE, f"frames of {', '.join(through[:_SHOWN])}")
    elif known.packages:
        tally.score *= _NO_PACKAGE
    framework = known.case.requires.framework
    met = modules & failure.packages
    if framework in met or failure.framework == framework:
        tally.score += _FRAMEWORK
    elif met or failure.framework:
        tally.score *= _OTHER_FRAMEWORK


# Words ---------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _normalised(message: str) -> str:
    return fold(normalise_message(message))


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[str, ...]:
    text = normalise_message(text).replace("...", "…")
    return tuple("#" if word[0].isdigit() else word for word in _WORD.findall(text))[:_MOST_WORDS]


@lru_cache(maxsize=65_536)
def _worth(word: str) -> float:
    """Return the weight of a word: names that programmers made up prove more than English."""
    if word in ("#", "…"):
        return 0.2 if word == "#" else 0.0
    if not word[0].isalpha() and word[0] != "_":
        return 0.05
    if word.lower() in _COMMON or len(word) == 1:
        return 0.3
    return 1.0 if _PLAIN.fullmatch(word) else 2.5


def _weight(text: str) -> float:
    return sum(map(_worth, _words(text)))


@lru_cache(maxsize=4096)
def _weights(words: tuple[str, ...]) -> Mapping[str, float]:
    weights: dict[str, float] = {}
    for word in words:
        weights[word] = weights.get(word, 0.0) + _worth(word)
    return weights


def _similarity(reference: Reference, text: str) -> float:
    """Return the share of words, by weight, that two texts have in the same order, 0 to 1.

    What an ellipsis of the reference stands for does not count. The result is 0 where the share
    cannot reach `_LEAST_SIMILAR`.
    """
    left, right = _words(reference.message), _words(text)
    weights = _weights(right)
    # Aligning is slow. Words that both texts have, in whatever order, bound the share from above.
    shared = sum(
        min(own, weights[word]) for word, own in reference.weights.items() if word in weights
    )
    least = sum(reference.weights.values())
    least += shared if "…" in reference.weights else sum(weights.values())
    if 2 * shared < (_LEAST_SIMILAR - _ROUNDING) * least:
        return 0.0
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
