"""Decide which documented case a text is about, with evidence in words; nothing is guessed.

A message of the index is laid over the text, word by word: a name that differs is another failure.
A case is named where the text has its message and its situation: the framework, and the context
(vmap, compile, export …) in which it fails. A message that everyday mistakes raise as well needs
more than its words.
"""

from __future__ import annotations

import builtins
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import pairwise
from typing import Annotated

from errata.commands.diagnose import index as indexed
from errata.commands.diagnose import vocabulary as terms
from errata.commands.diagnose.index import CaseFacts, Index, Reference
from errata.commands.diagnose.vocabulary import Question
from errata.model.case import FREQUENCIES
from errata.model.matching import fold, matches_type
from errata.text.jsonable import NOT_WRITTEN, About

_NEAR = 0.9  # share of the best weight within which another case may be meant as well
_PYTHON, _OTHERS, _NEVER = 1, 2, 3  # levels of everyday messages
_LEAST = 0.4  # share of an everyday message that may stand for all of it
_MOSTLY = 0.85  # share of the words in common that everyday messages have as well
_CAUSES = 5  # cases that are named at most
_ITSELF = 0.95  # share of a message's words that an everyday one has which is that very message
_LONG = 8  # words and signs of a statement that nobody else writes
_FRAME = re.compile(r'File "|line \d+|\.py[:(]\d+|---> ?\d+')

_FULL, _CUT = 9.0, 15.0  # least weight of words in common: of a whole message, of a part
_COVERED, _LEAD, _WHOLE, _OTHER_TYPE = 0.75, 0.8, 0.99, 0.6
_OWN_TYPE = 5.0  # weight of a type that Python does not have
_REST = 0.25  # share of the rest of a message below which a text has nothing but its head
_INSERTED = 4  # words of a logger that may stand between two lines of a message
_GAP = 10  # words that may stand between two parts of one message
_NAME = 2.5  # least weight of a name that must not differ
_OWN = 5.0  # least weight of a name that is not found in other contexts
_VARIANT = 0.7  # share of its weight that another variant of a name counts for
_TELLING, _TOLD_SHARE = 8, 0.6  # names of a message that are looked for, share that must be there
_SHORT = 4  # letters of words such as "with"
_HEAD = 6  # words before a part of a message that may name another failure
_BRIDGE = 1.5  # least weight of what follows, for each word replaced before it
_WINDOWS, _LITTLE = 6, 5
_REACH = 4_000  # characters of a message in which a cause is decided
_DIGITS = 6  # of a weight: in whatever order it was added up, equal sums are equal
_OVER = re.compile(r"[()\]'\"`]{0,4}[.:,!]?\s*(?:…|\.{3}|\Z)")
_BROKEN_OFF = re.compile(r"[.\s]{0,2}(?:…|\.{3})[ \t`'\")\]]*(?:\n|\Z)")
_IN_FRAME = re.compile(r"line \d{1,6}, in |\w\(")
_ANOTHER = re.compile(r"\n(?:\w+\.)*(\w+(?:Error|Exception)): ")
_GOES_ON = re.compile(r"[.!]? \((?!Triggered)[^()\n]{0,99}\w_\w")  # it names more
_STOP, _TOKEN = re.compile(r"[.…!?\n]"), re.compile(r"\w+|[^\w\s]")
_QUOTED = re.compile(r"[ :]{0,3}(['\"`])\w+\1.{0,3}")
_OPENED = re.compile(r"[ :]{0,3}['\"`]")


@dataclass(kw_only=True)
class Match:
    """A message of the index laid over a part of the text, by words.

    `covered` are the positions of the message that the text has, `partly` those of names that the
    text has in another variant, with that, `places` where the words stand in the text. `weight` is
    what they weigh less what is missing, `share` their part of the message, `agreeing` how many
    numbers are the same. `differs` is 2 where other words stand in place of its first sentence, 1
    where they do later, `head` 2 where an error says its first words and no more, 1 where a text
    ends within its first sentence. It `is_other` where the text makes another sentence of it,
    `is_alone` where nothing but everyday words points at its case.
    """

    reference: Reference
    start: int = 0
    end: int = 0
    covered: set[int] = field(default_factory=set)
    partly: dict[int, str] = field(default_factory=dict)
    places: dict[int, int] = field(default_factory=dict)
    agreeing: int = 0
    missed: float = 0.0
    differs: int = 0
    type: str = ""
    weight: float = 0.0
    share: float = 0.0
    everyday: int = 0
    is_own: bool = False
    is_other: bool = False
    head: int = 0
    is_sure: bool = True
    is_alone: bool = False
    rank: tuple[float, ...] = ()


_FROM_FACTS = {
    **dict.fromkeys(("title", "cause", "fix", "fix_known", "frequency", "discriminator"), ""),
    "case": "id",
    "draft": "is_draft",
    "fails": "affected",
    "passes": "healed",
    "fix_passes": "fixed",
}


@dataclass(frozen=True, kw_only=True)
class Recognised:
    """A documented case that a failure was recognised as."""

    case: str
    title: str
    score: Annotated[float, About("Share of its message that was found, 0 to 1.")]
    same_error: Annotated[bool, About("Whether all of its message was found.")]
    is_sure: Annotated[
        bool, About("Whether more shows it than words that other failures have as well.")
    ]
    quote: Annotated[str, About("What was found.")]
    line: Annotated[int, About("Where it begins, from 1.")]
    evidence: tuple[str, ...]
    cause: Annotated[str, About("Markdown.")]
    fix: Annotated[str, About("Markdown.")]
    fix_known: bool
    frequency: Annotated[str, About("common, occasional, rare; empty where it was not judged.")]
    discriminator: Annotated[
        str, About("Markdown: how to tell this cause from others with the same error.")
    ]
    draft: Annotated[bool, About("Whether parts of it are still to be written.")]
    seen: Annotated[tuple[str, ...], About("Where just this error was recorded.")]
    fails: Annotated[tuple[str, ...], About("Where the case fails.")]
    passes: Annotated[tuple[str, ...], About("Where its broken script passes.")]
    fix_passes: Annotated[tuple[str, ...], About("Where its fixed script passes.")]
    type: str = field(metadata=NOT_WRITTEN)
    facts: CaseFacts = field(metadata=NOT_WRITTEN)


def recognised_as(
    facts: CaseFacts,
    *,
    score: float,
    is_sure: bool,
    evidence: tuple[str, ...],
    found: tuple[str, str, int] = ("", "", 1),
    seen: tuple[str, ...] = (),
) -> Recognised:
    """Return that a failure is a case; `found` are the type, the message and its line in a text.

    It is never sure where the causes of the case's words have no end.
    """
    told = {key: getattr(facts, name or key) for key, name in _FROM_FACTS.items()}
    kind, quote, line = found
    return Recognised(
        score=round(min(1.0, score), 3),
        same_error=score >= _WHOLE,
        is_sure=is_sure and not facts.generic,
        quote=quote,
        line=line,
        evidence=evidence,
        seen=seen,
        type=kind,
        facts=facts,
        **told,
    )


def recognise(question: Question, index: Index) -> tuple[Recognised, ...]:
    """Rank the cases that a text is about, the likeliest first; empty if it names none.

    More than one are named only where they share the error.
    """
    identical = _identical(question, index)
    if any(one.is_sure for one in identical):
        return tuple(one for one in identical if one.is_sure)
    matches: dict[str, Match] = {}
    for reference in index.candidates(question.keys, question.beginnings()):
        case = index.case(reference.case)
        laid = [_aligned(reference, question, *each) for each in _windows(reference, question)]
        for blocks in (laid, [_until_own_words(one, reference) for one in laid]):
            weighed = (_matched(reference, question, one) for one in blocks if one)
            match = max(filter(None, weighed), key=lambda one: one.weight, default=None)
            if match is not None and _is_plausible(match, question, case, index):
                break
        else:
            continue
        is_other = match.type and not matches_type(reference.type_name or match.type, match.type)
        match.is_sure &= not is_other and (not case.packages or question.mentions(case.packages))
        is_typed = any(map(terms.data_type, _TOKEN.findall(case.title)))
        match.is_sure &= not (is_typed and _other_types(match))
        match.is_alone &= all(case.id != one.case for one in identical)
        both = (matches.get(case.id, match), match)
        matches[case.id] = max(both, key=lambda one: (not one.everyday, one.is_sure, one.weight))
    found = _decided([*matches.values()], question, index) if matches else ()
    first = (one for one in identical if one.case not in {each.case for each in found})
    return tuple(sorted((*first, *found), key=lambda one: not one.is_sure)[:_CAUSES])


def _identical(question: Question, index: Index) -> list[Recognised]:
    """List the cases whose failure was recorded with this type, message and raising statement.

    A statement that anybody writes, such as `loss.backward()`, shows only what is usual.
    """
    found: dict[str, Recognised] = {}
    for trace in (each for each in question.traces if each.type and each.at):
        messages = (trace.message, *trace.messages)
        keys = [indexed.failure_key(trace.type, message, trace.at) for message in messages]
        for case_id in index.identical(keys):
            if case_id.startswith(f"{question.framework}/" if question.framework else ""):
                found[case_id] = recognised_as(
                    index.case(case_id),
                    score=1.0,
                    is_sure=len(_TOKEN.findall(trace.at)) >= _LONG,
                    evidence=("type, message and statement: the same",),
                    found=(trace.type, trace.message, trace.line),
                )
    return list(found.values())


def _is_plausible(match: Match, question: Question, case: CaseFacts, index: Index) -> bool:
    """Return whether framework, functions and situation of a case agree with the text."""
    is_there = _is_raised_there(match, question, case, index)
    if is_there is False and match.reference.is_quoted:  # of a cause that several functions refuse
        match.is_sure, is_there = False, None
    # Words that decide nothing are no sign of a case in another function or another sentence.
    more = is_there is False or _GOES_ON.match(question.text, question.words[match.end - 1].end)
    is_no_sign = (match.everyday and more) or (match.is_other and case.generic)
    if is_no_sign or not _agrees(match, question, case):
        return False
    reference, shows = match.reference, question.shows(match.reference.areas)
    if match.everyday:
        found = _situation(match, question, case, index.heaviest, shows)
        match.is_sure &= found > 1
        match.is_alone = not found and not is_there
        is_all = match.share >= _WHOLE or match.head > 1
        is_whole = is_all and match.everyday < _NEVER and shows is not False
        is_usual = match.everyday == _OTHERS and case.frequency in FREQUENCIES[:2]
        return found > 0 or bool(is_whole and (is_there or is_usual))
    # A message that resembles an everyday one needs a name that no other case has.
    own = (n for n in reference.telling if n in match.covered)
    is_named = not reference.everyday or any(reference.weights[n] >= index.heaviest for n in own)
    match.is_sure &= is_named and is_there is not False
    if shows is not False or match.is_own:
        return True
    if question.is_given or _FRAME.search(question.text) or match.weight < _FULL:
        return False
    is_same = match.share >= _WHOLE and matches_type(reference.type_name, match.type)
    elsewhere = (pattern.search(question.text) for pattern in terms.CONTEXTS.values())
    return is_same or (match.weight >= _CUT and not any(elsewhere))


def _agrees(match: Match, question: Question, case: CaseFacts) -> bool:
    """Return whether framework, operator and the numbers that decide are those of a case."""
    reference, own, named = match.reference, case.framework, question.frameworks
    raws = reference.raws[: len(match.covered)] if match.head > 1 else reference.raws
    is_other = any(raw == own and n not in match.covered for n, raw in enumerate(raws))
    span = question.words[match.start].start, question.words[match.end - 1].end
    before, inner = question.text[: span[0]], _ANOTHER.findall(question.text, *span)
    is_other |= match.share < _WHOLE and not {*reference.raws}.issuperset(inner)  # of a statement
    is_other |= terms.is_of_another_class(reference.raws, before, 0 in match.covered)
    is_of_operator = case.operators and "operator" in reference.raws
    if is_of_operator and question.operators and not question.operators & set(case.operators):
        return False
    if (named and own not in named) or is_other:  # or it names another module, or class
        return False
    kinds = {n: kind for n, raw in enumerate(raws) if (kind := terms.data_type(raw))}
    is_of_one = len({*kinds.values()}) == 1 and kinds.keys().isdisjoint(match.places)
    if len(kinds) > 1 and (is_of_one or len(kinds) == _other_types(match)):
        return False  # it is about other types of data
    is_known = reference.is_documented or matches_type(reference.type_name, match.type)
    return is_known and _numbers_agree(match, question, case)


def _is_raised_there(
    match: Match, question: Question, case: CaseFacts, index: Index
) -> bool | None:
    """Return whether the frames of an error show a function of a case's failure; None: not known.

    MindSpore raises what an operator refuses in whatever asks for its result first.
    """
    kind = match.type.rpartition(".")[2]
    raised = [one for one in question.traces if kind and one.type.rpartition(".")[2] == kind]
    functions = frozenset[str]().union(*(one.functions for one in raised))
    if functions.intersection(case.functions):
        return True
    if case.framework == "mindspore":
        return None
    if not functions:  # some may have been cut off, but for what Python itself raises
        is_own = kind == "AttributeError" and bool(raised and raised[-1].at)
        return False if is_own and case.inside else None
    if not raised[-1].raised_in:
        return False if case.inside else None
    return False if case.functions and raised[-1].raised_in - index.usual else None


def _other_types(match: Match) -> int:
    """Count the types of data of a message in whose places a text has other ones."""
    both = ((match.reference.raws[number], other) for number, other in match.partly.items())
    return sum(terms.data_type(one) != terms.data_type(other) for one, other in both)


def _numbers_agree(match: Match, question: Question, case: CaseFacts) -> bool:
    for number, seen in _numbers(match, question):
        match.agreeing += number == seen
        if seen not in case.numbers and number in case.numbers and number in case.fixed_numbers:
            return False
    return True


def _numbers(match: Match, question: Question) -> Iterator[tuple[str, str]]:
    """Pair the numbers of a message with those that stand in the same places of a text."""
    for place, number in match.reference.numbers:
        if (at := match.places.get(place)) is not None:
            start = question.words[at].end
            after = question.words[at + 1].start if at + 1 < len(question.words) else start + 20
            beside = question.text[start:after].partition("\n")[0]
            find = terms.ranks if number.startswith("[") else indexed.NUMBER.findall
            if seen := find(beside):
                yield number, seen[0]


def _situation(
    match: Match, question: Question, case: CaseFacts, heaviest: float, shows: bool | None
) -> int:
    """Say what points at the case beside an ordinary message: 2 what no other has, 0 nothing."""
    # A name of the title that is also in the message, and in no other, is the case's own.
    named = {match.reference.keys[n]: match.reference.weights[n] for n in match.reference.names}
    own = set(case.situation) & named.keys() if match.everyday == _PYTHON else set[str]()
    is_of = case.framework in question.frameworks or bool(shows)
    if not question.frameworks and match.share >= _WHOLE and "tensor" in named:  # of which one?
        is_of |= max(named.values()) >= _OWN
    if match.everyday < _NEVER and any(named[word] >= heaviest for word in own):
        return 2
    is_part = match.head or (match.share >= _LEAST and not _is_of_another(match))
    if case.frequency == "common" and is_part and not match.differs and shows is not False:
        return int(match.everyday != _PYTHON or is_of)
    if match.everyday >= _NEVER or not is_of or shows is False:
        return 0
    outside = set(question.keys[: match.start] + question.keys[match.end :])
    seen = own or outside.intersection(case.situation).difference(match.reference.keys)
    return int(bool(seen) or bool(shows and match.everyday != _PYTHON))


def _is_of_another(match: Match) -> bool:
    """Return whether the part of an everyday message that a text has is in another one as well."""
    size, covered = len(match.reference.keys), match.covered
    others = (shared for _, *shared in match.reference.everyday if len(shared) < _ITSELF * size)
    return match.share < 1 and any(
        len(covered.intersection(shared)) >= _MOSTLY * len(covered) for shared in others
    )


def _decided(matches: Sequence[Match], question: Question, index: Index) -> tuple[Recognised, ...]:
    heaviest = max(matches, key=lambda match: match.weight)
    twins = index.case(heaviest.reference.case).same_error_as
    cut = sum(match.head > 1 for match in matches)
    for match in matches:
        match.is_sure &= match.head < 2 or cut == 1  # several begin with what an error says
        case = index.case(match.reference.case)
        # A case that documents less of the same error is as likely as one that documents more.
        is_twin = case.id in twins or heaviest.reference.case in case.same_error_as
        if match.share >= _WHOLE and is_twin:
            match.weight = heaviest.weight
        match.rank = _rank(match, question, case)
    ended = question.traces[-1].type if question.traces else ""  # what ended the program
    documented = matches if ended.endswith("Warning") else _without_warnings(matches, index)
    documented = [one for one in documented if one.reference.is_documented] or documented
    # What alone has no sign is told after what has: the other causes of the same error.
    told = {one.reference.case for one in documented if not one.is_alone}
    told.update(*(index.case(name).same_error_as for name in [*told]))
    documented = [one for one in documented if one.reference.case in told] or documented
    # A whole message that weighs more is not behind a part of another that is sure.
    surest = max((one.weight for one in documented if one.is_sure), default=math.inf)
    whole = [one for one in documented if one.share >= _WHOLE and one.weight > 1.2 * surest]
    documented = [one for one in documented if one.is_sure or one in whole] or documented
    documented = [one for one in documented if _is_decided(one, question, index)] or documented
    # A line of a log has no type; what it says comes before what ended the program for it.
    kinds = [(one, one.reference.type_name) for one in documented]
    same = [one for one, kind in kinds if (not kind and one.is_sure) or matches_type(kind, ended)]
    documented = same or documented
    least = _NEAR * max(match.weight for match in documented)
    kept = [match for match in documented if match.weight >= least]
    kept.sort(key=lambda one: (one.is_alone, *(-each for each in one.rank), one.reference.case))
    kept = [one for one in kept if one.start <= kept[0].end and kept[0].start <= one.end]
    return tuple(_recognised(match, question, index) for match in kept[:_CAUSES])


def _is_decided(match: Match, question: Question, index: Index) -> bool:
    """Return whether a text has what tells a cause from the others of the same error."""
    begins = question.words[match.start].start
    near = question.text[max(0, begins - _REACH) : begins + _REACH]
    return any(re.search(one, near) for one in index.case(match.reference.case).decided_by)


def _without_warnings(matches: Sequence[Match], index: Index) -> Sequence[Match]:
    """Leave out cases of which a text has a warning, unless they also have its error."""
    errors = [one for one in matches if not one.type.endswith("Warning")]
    own = {name for one in errors for name in index.case(one.reference.case).same_error_as}
    own |= {one.reference.case for one in errors}
    return [one for one in matches if not errors or one.reference.case in own]


def _rank(match: Match, question: Question, case: CaseFacts) -> tuple[float, ...]:
    through = question.mentions(case.packages)
    shows = question.shows(match.reference.areas)
    return (
        float(not case.is_draft),
        float(through) - float(bool(case.packages) and not through),
        -float(_other_types(match)),
        0.5 if shows is None else float(shows) + 0.5 * ("export" in case.areas),
        round(match.weight, 1),
        float(len(_title_words(match, question, case))),
        float(match.agreeing),
        -float(FREQUENCIES.index(case.frequency)),
        float(case.sources),
        -float(len(case.same_error_as)),
        float(len(case.affected)),
    )


def _title_words(match: Match, question: Question, case: CaseFacts) -> set[str]:
    outside = set(question.keys[: match.start] + question.keys[match.end :])
    title = terms.words_of(terms.cleaned(case.title))
    said = (word for word in title if not terms.TYPE.fullmatch(word.raw))
    own = {word.key for word in said if len(word.key) > _SHORT}
    return outside.intersection(own) - set(match.reference.keys)


def _recognised(match: Match, question: Question, index: Index) -> Recognised:
    case = index.case(match.reference.case)
    begins = question.words[match.start].start if match.end > match.start else 0
    line = question.text.count("\n", 0, begins) + 1
    part = f"{match.share:.0%} of it by weight"
    evidence = [f"message: {'the same' if match.share >= _WHOLE else part}"]
    if match.type:
        documented = match.reference.type_name
        same = not documented or matches_type(documented, match.type)
        other = "" if same else f", documented: {match.reference.type}"
        evidence.append(f"type: {match.type}{other}")
    return recognised_as(
        case,
        score=match.share,
        is_sure=match.is_sure,
        evidence=tuple(evidence),
        found=(match.type, fold(_quote(match, question)), line),
        seen=match.reference.seen,
    )


def _quote(match: Match, question: Question) -> str:
    """Return the part of a text that a message was found in."""
    words = question.words[match.start : match.end]
    return question.text[words[0].start : words[-1].end + 1] if words else ""


def _windows(reference: Reference, question: Question) -> list[tuple[int, int]]:
    """List the parts of the text around the rarest words that it shares with a reference."""
    size = len(reference.keys)
    slack = 8 + size // 3 + (question.ellipsis if reference.gaps else 0)
    shared = [n for n, key in enumerate(reference.keys) if key in question.places]
    anchors = sorted(
        shared, key=lambda n: (len(question.places[reference.keys[n]]), -reference.weights[n])
    )[:3]
    found: dict[int, tuple[float, int, int]] = {}
    wanted = dict(zip(reference.keys, reference.weights, strict=True))
    for anchor in anchors:
        for place in question.places[reference.keys[anchor]][-12:]:
            for room in (slack, _LITTLE):
                first = max(0, place - anchor - room)
                last = min(len(question.keys), place + size - anchor + room)
                inside = wanted.keys() & question.keys[first:last]
                worth = round(sum(wanted[key] for key in inside), 2)
                if worth >= max(_FULL * 0.6, found.get(first // _LITTLE, (0.0,))[0]):
                    found[first // _LITTLE] = (worth, first, last)
    return [(first, last) for _, first, last in sorted(found.values(), reverse=True)[:_WINDOWS]]


_Blocks = Sequence[tuple[int, int, int]]


def _aligned(reference: Reference, question: Question, first: int, last: int) -> _Blocks:
    window = question.keys[first:last]
    matcher = SequenceMatcher(None, reference.keys, window, autojunk=False)
    near = _cluster(matcher.get_matching_blocks(), reference, question.ellipsis)
    return [(a, first + b, size) for a, b, size in near]


def _until_own_words(blocks: _Blocks, reference: Reference) -> _Blocks:
    """Keep a message's first sentence where a text goes on in its own words, else nothing."""
    for n, ((a, b, size), (_, next_b, _)) in enumerate(pairwise(blocks), 1):
        if a + size == reference.lead and next_b - b - size > _INSERTED:
            return blocks[:n]
    return ()


def _matched(reference: Reference, question: Question, blocks: _Blocks) -> Match | None:
    """Weigh what a text has of a reference; None where a name differs, or for too little."""
    ends = [question.words[b + size - 1].end for _, b, size in blocks]
    cut = [n for n, end in enumerate(ends, 1) if _BROKEN_OFF.match(question.text, end)]
    blocks = blocks[: cut[0]] if cut else blocks
    a, b, size = blocks[-1]
    match = Match(
        reference=reference,
        start=blocks[0][1],
        end=b + size,
        covered={n for a, _, size in blocks for n in range(a, a + size)},
        places={a + n: b + n for a, b, size in blocks for n in range(size)},
    )
    if _differs_between(match, question, blocks) or _differs_before(match, question, blocks[0][0]):
        return None
    # Words of the text alone, where the message goes on without a gap, make another sentence.
    alone = [
        next_b - each_b - length
        for (each_a, each_b, length), (next_a, next_b, _) in pairwise(blocks)
        if next_a == each_a + length and next_a not in reference.gaps
    ]
    match.is_other = max(alone, default=0) > _INSERTED
    is_less = any(alone) and reference.weigh(range(a + size, len(reference.keys))) >= _NAME
    match.is_sure = not (match.is_other or is_less or _differs_after(match, question, a + size))
    _weigh(match, question, blocks[0][0])
    if match.share < _LEAST and not match.head and _IN_FRAME.search(_quote(match, question)):
        return None  # the words are those of a call
    return match if _suffices(match, question) else None


def _differs_between(match: Match, question: Question, blocks: _Blocks) -> bool:
    """Return whether another name stands between two parts or after; else count what is missing."""
    reference = match.reference
    for (a, b, size), (next_a, next_b, _) in pairwise(blocks):
        between = question.words[b + size : next_b]
        said = question.text[question.words[b + size - 1].end : question.words[next_b].start]
        more = (w.raw for w in between if w.raw[:1].isalpha() and w.key not in reference.keys)
        named = "\n" not in said and any(map(terms.looks_made_up, more))
        named |= "\n" in said and ("File " in said or bool(_ANOTHER.search(said)))  # two messages
        if named and next_a == a + size not in reference.gaps:
            return True  # it speaks of something that the message does not
        for number in range(a + size, next_a):
            worth = reference.weights[number]
            is_other = len(between) == 1 and _QUOTED.fullmatch(said)  # one name for another
            if number in reference.names and between and (worth >= _NAME or is_other):
                if not _found_variant(match, number, between):
                    return True
                continue
            lost = worth * (2.0 if number in reference.names else 1.0)
            match.missed += lost
            if between and lost > _NAME:
                match.differs = max(match.differs, 2 if number < reference.lead else 1)
    return _names_another(match, question, max(match.covered) + 1)


def _weigh(match: Match, question: Question, begins: int) -> None:
    """Fill in what a match weighs, which type stands before it, and how common its words are."""
    reference = match.reference
    found = reference.weigh(match.covered) + _VARIANT * reference.weigh(match.partly)
    match.covered |= match.partly.keys()
    match.type = terms.type_before(question.words, match.start)
    if not match.type and terms.TYPE.fullmatch(reference.raws[begins]):
        match.type = reference.raws[begins]
    if match.type and reference.type_name and not matches_type(reference.type_name, match.type):
        found *= _OTHER_TYPE
    match.weight = round(max(0.0, found - match.missed), _DIGITS)
    match.share = found / (sum(reference.weights) or 1)
    match.head = _head(match, question)
    telling = [n for n in reference.telling[:_TELLING] if reference.weights[n] >= _NAME]
    match.covered |= {n for n in telling if terms.stem(reference.raws[n]) in question.stems}
    match.everyday = _everyday(reference, match.covered)
    own = (n for n in reference.telling if reference.weights[n] >= _OWN)
    match.is_own = not match.covered.isdisjoint(own)


def _suffices(match: Match, question: Question) -> bool:
    """Return whether so much of a message is there that it is that message."""
    reference = match.reference
    telling = [n for n in reference.telling[:_TELLING] if reference.weights[n] >= _NAME]
    seen = match.covered.intersection(telling)
    if len(seen) < _TOLD_SHARE * len(telling):
        match.is_sure &= match.head > 1
        is_over = match.head and all(level < _NEVER for level, *_ in reference.everyday)
        if not is_over or len(seen) < _TOLD_SHARE * sum(n <= max(match.covered) for n in telling):
            return False
    worth = match.weight
    is_type = matches_type(reference.type_name, match.type)
    if is_type and not hasattr(builtins, match.type):
        worth += _OWN_TYPE
    is_whole = match.share >= _WHOLE and is_type
    is_most = match.share >= _COVERED or match.head > 1
    if (is_most and worth >= _FULL) or (is_whole and reference.everyday):
        return True
    if match.differs > 1 or (match.differs and match.share < _TOLD_SHARE):
        return False
    # The first sentence identifies a message, and each part between two gaps.
    cuts = sorted({0, reference.lead, *reference.gaps, len(reference.keys)})
    parts = (range(*pair) for pair in pairwise(cuts))
    return worth >= _CUT and any(_part(reference, each, match.covered) >= _LEAD for each in parts)


def _head(match: Match, question: Question) -> int:
    """Return how far a text has the beginning of a message, and nothing else of it: see `Match`."""
    size, keys, weigh = len(match.covered), match.reference.keys, match.reference.weigh
    if not size == max(match.covered) + 1 < len(keys):
        return 0
    near = question.words[max(0, match.start - 1) : match.start + 1]
    is_first = match.start == 0 or any(terms.TYPE.fullmatch(word.raw) for word in near)
    is_over = _OVER.match(question.text, question.words[match.end - 1].end) is not None
    if is_first and is_over and size >= terms.BEGINNING:
        return 2
    rest = range(size, len(keys))
    later = set(question.keys[match.end : match.end + len(keys)])
    there = {n for n in rest if keys[n] in later}
    ends = is_over or size in (*match.reference.gaps, match.reference.lead)
    return int(match.share < _COVERED and ends and weigh(there) < _REST * weigh(rest))


def _everyday(reference: Reference, covered: set[int]) -> int:
    """Return 0 where the words in common are of this failure alone, else how common they are."""
    least = _MOSTLY * reference.weigh(covered)
    raws = reference.raws
    telling = {n for n in reference.telling if n in covered and terms.looks_made_up(raws[n])}
    levels = (
        level
        for level, *shared in reference.everyday
        if telling <= {*shared} and reference.weigh(covered.intersection(shared)) >= least
    )
    return max(levels, default=0)


def _cluster(blocks: _Blocks, reference: Reference, ellipsis: int) -> list[tuple[int, int, int]]:
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
                room += ellipsis
            replaced = min(skipped, block[1] - b - size)
            worth = reference.weigh(range(block[0], block[0] + block[2]))
            if block[1] - b - size <= room and worth >= _BRIDGE * replaced:
                clusters[-1].append((block[0], block[1], block[2]))
                continue
        clusters.append([(block[0], block[1], block[2])])

    def weight(blocks: list[tuple[int, int, int]]) -> float:
        return sum(reference.weigh(range(a, a + size)) for a, _, size in blocks)

    return max(clusters, key=weight, default=[])


def _differs_before(match: Match, question: Question, a: int) -> bool:
    """Return whether another name stands where the message has one, before what is the same."""
    reference = match.reference
    if a == 0 or a in reference.gaps:
        return False
    before = question.words[max(0, match.start - a) : match.start]
    before = [word for word in before if not terms.TYPE.fullmatch(word.raw)]
    for number in range(a):
        is_name = number in reference.names and before
        if is_name and not _found_variant(match, number, before) and a <= _HEAD:
            return True
    return False


def _names_another(match: Match, question: Question, a: int) -> bool:
    """Return whether a text goes on with another quoted name than a message does."""
    reference, words = match.reference, question.words[match.end - 1 : match.end + 1]
    is_named = a in reference.names or any(map(terms.is_type, reference.raws[a : a + 1]))
    if not is_named or a in reference.gaps or len(words) < 2:
        return False
    between = question.text[words[0].end : words[1].start]
    opened = _OPENED.fullmatch(between) or (between.isspace() and terms.is_type(words[1].raw))
    return bool(opened) and not _found_variant(match, a, words[1:])


def _found_variant(match: Match, number: int, words: Sequence[terms.Word]) -> bool:
    """Look for another variant of a name of a message among words of the text, and keep it."""
    own = match.reference.raws[number]
    found = next((word.raw for word in words if terms.related(own, word.raw)), None)
    if found is not None:
        match.partly[number] = found
    return found is not None


def _differs_after(match: Match, question: Question, a: int) -> bool:
    """Return whether a text ends the sentence in other words than a message does."""
    reference = match.reference
    rest = range(a, min([gap for gap in reference.gaps if gap >= a] + [len(reference.keys)]))
    if not rest or reference.weigh(rest) < _NAME:
        return False
    start = question.words[match.end - 1].end
    after = question.words[match.end].start if match.end < len(question.words) else 0
    return after > 0 and not _STOP.search(question.text, start, after)


def _part(reference: Reference, part: range, covered: set[int]) -> float:
    """Return the share of a part that is covered, by weight; 0 for a part that weighs little."""
    total = reference.weigh(part)
    if part.start and total < _CUT:
        return 0.0
    return reference.weigh(covered.intersection(part)) / (total or 1.0)
