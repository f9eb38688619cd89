"""Lay a message of the index over a text, word by word: a name that differs is another failure."""

from __future__ import annotations

import builtins
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import pairwise

from errata.commands.diagnose.index import Index, Reference
from errata.commands.diagnose.tracebacks import Trace, find_traces
from errata.commands.diagnose.vocabulary import (
    Word,
    cleaned,
    looks_made_up,
    related,
    stem,
    words_of,
)
from errata.model.matching import matches_type, normalise_message

_FULL, CUT = 9.0, 15.0  # least weight of words in common: of a whole message, of a part
_COVERED, _LEAD, _WHOLE = 0.75, 0.8, 0.99
_OTHER_TYPE = 0.6
_OWN_TYPE = 5.0  # weight of a type that Python does not have
_MOSTLY = 0.85  # share of what matches that everyday messages have as well
_GAP = 10  # words that may stand between two parts of one message
_TOLD = 3  # names of a failure that is told in other words
_NAME = 2.5  # least weight of a name that must not differ
_OWN = 5.0  # least weight of a name that is not found in other contexts
_VARIANT = 0.7  # share of its weight that another variant of a name counts for
_TELLING, _TOLD_SHARE = 8, 0.6  # names of a message that are looked for, share that must be there
_HEAD = 6  # words before a part of a message that may name another failure
_BRIDGE = 1.5  # least weight of what follows, for each word replaced before it
_NEXT = 3  # words after a part of a message that may name another failure
_WINDOWS, _LITTLE = 6, 5
_DIGITS = 6  # of a weight: in whatever order it was added up, equal sums are equal
_BEFORE = 10  # words before a message in which its type is looked for
_STATEMENT = re.compile(
    r'File "[^"\n]{1,500}", line \d[^\n]{0,300}\n[ \t]+(\S.*)|^[ \t]*-+> ?\d+ (.*)', re.MULTILINE
)
_CUT_OFF = re.compile(r"\s*(?:…|\.{3}|\Z)")
_TOKEN = re.compile(r"\w+|[^\w\s]")
_TYPE = re.compile(
    r"\w{0,80}(?:Error|Exception|Warning|Unsupported|Violation\w{0,40}|Failed|Interrupt|Node)"
)


@dataclass(kw_only=True)
class Match:
    """A message of the index laid over a part of the text, by words.

    `covered` are the positions of the message that the text has, `partly` those of names that the
    text has in another variant. `weight` is what they weigh less what is missing, `share` what part
    of the message they are. `differs` tells that other words stand where some of it should be.
    """

    reference: Reference
    start: int = 0
    end: int = 0
    covered: set[int] = field(default_factory=set)
    partly: set[int] = field(default_factory=set)
    missed: float = 0.0
    differs: bool = False
    type: str = ""
    weight: float = 0.0
    share: float = 0.0
    everyday: int = 0
    is_own: bool = False
    rank: tuple[float, ...] = ()


class Question:
    """A text with its words and errors; `framework` is the one that the failure is known to be of.

    A failure that is known itself is given as `traces`: nothing is read out of `text` then but
    words.
    """

    def __init__(
        self, text: str, framework: str = "", traces: Sequence[Trace] | None = None
    ) -> None:
        self.text = cleaned(text)
        self.words = words_of(self.text)
        self.keys = [word.key for word in self.words]
        self.stems = {stem(word.raw) for word in self.words}
        self.places: dict[str, list[int]] = {}
        for number, key in enumerate(self.keys):
            self.places.setdefault(key, []).append(number)
        self.framework = framework
        self.traces = find_traces(text) if traces is None else tuple(traces)
        self.is_given = traces is not None
        lines = [found[1] or found[2] for found in _STATEMENT.finditer(self.text)]
        lines += [line for trace in traces or () for line in trace.statements]
        self.statements = [found for line in lines if (found := tokens(line))]


def tokens(line: str) -> list[str]:
    """Split a line of source into words and signs."""
    return _TOKEN.findall(line)


def lay_over(reference: Reference, question: Question, index: Index) -> Match | None:
    """Find where the text says what the reference says; None where it says something else."""
    if reference.whole:
        return _whole(reference, question)
    best = None
    for first, last in _windows(reference, question, index):
        match = _aligned(reference, question, index, first, last)
        if match is not None and (best is None or match.weight > best.weight):
            best = match
    return best or _described(reference, question, index)


def _described(reference: Reference, question: Question, index: Index) -> Match | None:
    """Find a failure of a package that is told in other words: its names are all that is left."""
    names = {reference.keys[n] for n in reference.names if _weight(index, reference, n) >= _NAME}
    packages = index.case(reference.case).packages
    if len(names) < _TOLD or not packages or not mentions(packages, question):
        return None
    if not names <= question.places.keys():
        return None
    if not any(index.weights.get(name, 0.0) >= _OWN for name in names):
        return None
    total = sum(_weight(index, reference, n) for n in range(len(reference.keys))) or 1.0
    seen = [n for n, key in enumerate(reference.keys) if key in question.places]
    weight = round(sum(_weight(index, reference, n) for n in seen), _DIGITS)
    return Match(
        reference=reference,
        weight=weight,
        share=weight / total,
        start=0,
        end=len(question.words),
        type="",
        is_own=True,
    )


def mentions(packages: Sequence[str], question: Question) -> bool:
    """Return whether a text names one of some packages."""
    names = [name.lower().partition("-")[0] for name in packages]
    return any(name in key for name in names for key in question.places)


def _whole(reference: Reference, question: Question) -> Match | None:
    message = normalise_message(reference.whole)
    if len(reference.keys) < 2 or message not in normalise_message(question.text):
        return None
    return Match(reference=reference, weight=99.0, share=1.0, start=0, end=0, type="AssertionError")


def _windows(reference: Reference, question: Question, index: Index) -> list[tuple[int, int]]:
    """List the parts of the text around the rarest words that it shares with a reference."""
    size = len(reference.keys)
    slack = 8 + size // 3 + (40 if reference.gaps else 0)
    shared = [n for n, key in enumerate(reference.keys) if key in question.places]
    anchors = sorted(
        shared,
        key=lambda n: (len(question.places[reference.keys[n]]), -_weight(index, reference, n)),
    )[:3]
    found: dict[int, tuple[float, int, int]] = {}
    wanted = set(reference.keys)
    for anchor in anchors:
        for place in question.places[reference.keys[anchor]][-12:]:
            for room in (slack, _LITTLE):
                first = max(0, place - anchor - room)
                last = min(len(question.keys), place + size - anchor + room)
                inside = wanted.intersection(question.keys[first:last])
                worth = round(sum(index.weights.get(key, 0.0) for key in inside), 2)
                if worth >= max(_FULL * 0.6, found.get(first // _LITTLE, (0.0,))[0]):
                    found[first // _LITTLE] = (worth, first, last)
    return [(first, last) for _, first, last in sorted(found.values(), reverse=True)[:_WINDOWS]]


def _weight(index: Index, reference: Reference, number: int) -> float:
    return index.weights.get(reference.keys[number], 0.0)


def _aligned(
    reference: Reference, question: Question, index: Index, first: int, last: int
) -> Match | None:
    """Align a reference with a part of the text; None where a name differs."""
    window = question.keys[first:last]
    matcher = SequenceMatcher(None, reference.keys, window, autojunk=False)
    blocks = [
        (a, first + b, size)
        for a, b, size in _cluster(matcher.get_matching_blocks(), reference, index)
    ]
    if not blocks:
        return None
    a, b, size = blocks[-1]
    match = Match(
        reference=reference,
        start=blocks[0][1],
        end=b + size,
        covered={n for a, _, size in blocks for n in range(a, a + size)},
    )
    if (
        _differs_between(match, question, index, blocks)
        or _differs_before(match, question, blocks[0][0])
        or _differs_after(match, question, a + size)
    ):
        return None
    _weigh(match, question, index, blocks[0][0])
    return match if _suffices(match, question, index) else None


def _differs_between(
    match: Match, question: Question, index: Index, blocks: Sequence[tuple[int, int, int]]
) -> bool:
    """Return whether another name stands between two parts; else count what is missing there."""
    reference = match.reference
    for (a, b, size), (next_a, next_b, _) in pairwise(blocks):
        between = question.words[b + size : next_b]
        for number in range(a + size, next_a):
            worth = _weight(index, reference, number)
            if number in reference.names and between and worth >= _NAME:
                if not any(related(reference.raws[number], word.raw) for word in between):
                    return True
                match.partly.add(number)
                continue
            lost = worth * (2.0 if number in reference.names else 1.0)
            match.missed += lost
            match.differs |= bool(between) and lost > _NAME
    return False


def _weigh(match: Match, question: Question, index: Index, begins: int) -> None:
    """Fill in what a match weighs, which type stands before it, and how common its words are."""
    reference = match.reference
    found = sum(_weight(index, reference, number) for number in match.covered)
    found += _VARIANT * sum(_weight(index, reference, number) for number in match.partly)
    match.covered |= match.partly
    match.type = _type_before(question.words, match.start)
    if not match.type and _TYPE.fullmatch(reference.raws[begins]):
        match.type = reference.raws[begins]
    if match.type and reference.type_name and not matches_type(reference.type_name, match.type):
        found *= _OTHER_TYPE
    match.weight = round(max(0.0, found - match.missed), _DIGITS)
    match.share = found / (
        sum(_weight(index, reference, n) for n in range(len(reference.keys))) or 1
    )
    telling = [n for n in reference.telling[:_TELLING] if _weight(index, reference, n) >= _NAME]
    match.covered |= {n for n in telling if stem(reference.raws[n]) in question.stems}
    match.everyday = _everyday(reference, index, match.covered)
    match.is_own = any(
        n in match.covered and _weight(index, reference, n) >= _OWN for n in reference.telling
    )


def _suffices(match: Match, question: Question, index: Index) -> bool:
    """Return whether so much of a message is there that it is that message."""
    reference = match.reference
    telling = [n for n in reference.telling[:_TELLING] if _weight(index, reference, n) >= _NAME]
    if sum(n in match.covered for n in telling) < _TOLD_SHARE * len(telling):
        return False
    worth = match.weight
    is_type = matches_type(reference.type_name, match.type)
    if is_type and not hasattr(builtins, match.type):
        worth += _OWN_TYPE
    is_whole = match.share >= _WHOLE and is_type
    if (match.share >= _COVERED and worth >= _FULL) or (is_whole and reference.everyday):
        return True
    if match.differs or _goes_on(match, question):
        return False
    return worth >= CUT and any(
        _part(index, reference, part, match.covered) >= _LEAD for part in _parts(reference)
    )


def _goes_on(match: Match, question: Question) -> bool:
    """Return whether the text goes on in the same line where the rest of a message should stand."""
    a, words = max(match.covered) + 1, question.words
    if a >= len(match.reference.keys) or a in match.reference.gaps or match.end >= len(words):
        return False
    if match.reference.keys[a].startswith(words[match.end].key):  # cut off within a word
        return False
    return not question.text[words[match.end - 1].end : words[match.end].start].strip(" ")


def _everyday(reference: Reference, index: Index, covered: set[int]) -> int:
    """Return 0 where the words in common are of this failure alone, else how common they are."""
    total = sum(_weight(index, reference, n) for n in covered)
    telling = {n for n in reference.telling if n in covered and looks_made_up(reference.raws[n])}
    return max(
        (
            level
            for level, *shared in reference.everyday
            if telling <= set(shared)
            and sum(_weight(index, reference, n) for n in covered.intersection(shared))
            >= _MOSTLY * total
        ),
        default=0,
    )


def _cluster(
    blocks: Sequence[tuple[int, int, int]], reference: Reference, index: Index
) -> list[tuple[int, int, int]]:
    """Keep the matching blocks that stand close together, of several clusters the heaviest."""
    clusters: list[list[tuple[int, int, int]]] = []
    for block in blocks:
        if not block[2]:
            continue
        if clusters:
            a, b, size = clusters[-1][-1]
            skipped = block[0] - a - size
            room = _GAP + 2 * skipped
            if any(a + size <= gap <= block[0] for gap in reference.gaps):
                room += 40
            replaced = min(skipped, block[1] - b - size)
            worth = sum(_weight(index, reference, block[0] + n) for n in range(block[2]))
            if block[1] - b - size <= room and worth >= _BRIDGE * replaced:
                clusters[-1].append((block[0], block[1], block[2]))
                continue
        clusters.append([(block[0], block[1], block[2])])
    return max(
        clusters,
        key=lambda each: sum(
            _weight(index, reference, n) for a, _, size in each for n in range(a, a + size)
        ),
        default=[],
    )


def _differs_before(match: Match, question: Question, a: int) -> bool:
    """Return whether another name stands where the message has one, before what is the same."""
    reference = match.reference
    if a == 0 or a in reference.gaps:
        return False
    before = question.words[max(0, match.start - a) : match.start]
    before = [word for word in before if not _TYPE.fullmatch(word.raw)]
    for number in range(a):
        if number in reference.names and before:
            if any(related(reference.raws[number], word.raw) for word in before):
                match.partly.add(number)
            elif a <= _HEAD:
                return True
    return False


def _differs_after(match: Match, question: Question, a: int) -> bool:
    """Return whether the text goes on with another name than the message does."""
    reference, words, b = match.reference, question.words, match.end
    if a >= len(reference.keys) or a in reference.gaps or b >= len(words):
        return False
    line = question.text.find("\n", words[b - 1].end) % (len(question.text) + 1)
    after = [word for word in words[b : b + _NEXT] if word.end <= line]
    if not after or after[0].start - words[b - 1].end > _NEXT + 1:
        return False
    for number in range(a, min(a + _NEXT, len(reference.keys))):
        if number in reference.gaps:
            return False
        if number in reference.names:
            if any(related(reference.raws[number], word.raw) for word in after):
                match.partly.add(number)
                return False
            cut = after[-1]
            begins = reference.keys[number].startswith(cut.key)
            return not (begins and _CUT_OFF.match(question.text, cut.end))
    return False


def _type_before(words: Sequence[Word], begins: int) -> str:
    """Return the type of the error that stands just before a message; empty without any."""
    for word in reversed(words[max(0, begins - _BEFORE) : begins]):
        if _TYPE.fullmatch(word.raw.strip("_")):
            return word.raw.strip("_")
    return ""


def _parts(reference: Reference) -> list[range]:
    """List the parts of a reference that identify it alone: the first sentence, and the others."""
    cuts = sorted({0, reference.lead, *reference.gaps, len(reference.keys)})
    return [range(first, last) for first, last in pairwise(cuts)]


def _part(index: Index, reference: Reference, part: range, covered: set[int]) -> float:
    """Return the share of a part that is covered, by weight; 0 for a part that weighs little."""
    total = sum(_weight(index, reference, n) for n in part)
    if part.start and total < CUT:
        return 0.0
    return sum(_weight(index, reference, n) for n in part if n in covered) / (total or 1.0)
