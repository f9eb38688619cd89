"""Decide which documented case a text is about, with evidence in words; nothing is guessed.

A case is named where the text has its message and its situation: the framework, and the context
(vmap, compile, export …) in which it fails. A message that everyday mistakes raise as well needs
more than its words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from keyword import iskeyword
from typing import Annotated

from errata.commands.diagnose.alignment import CUT, Match, Question, lay_over, mentions, tokens
from errata.commands.diagnose.index import CaseFacts, Index, failure_key
from errata.model.case import FREQUENCIES
from errata.model.matching import fold, matches_type
from errata.text.jsonable import NOT_WRITTEN, About

_NEAR = 0.9  # share of the best weight within which another case may be meant as well
_PYTHON, _NEVER = 1, 3  # levels of everyday messages
_LEAST = 0.4  # share of an everyday message that may stand for all of it
_MOSTLY = 0.85  # share of the words in common that another everyday message has as well
_ITSELF = 0.95  # share of a message's words that an everyday one has which is that very message
_LONG = 8  # words and signs of a statement that nobody else writes
_TRACED = frozenset(("compile", "graph-break", "export"))

_FRAMEWORKS = {
    "torch": re.compile(
        r"torch|\baten\b|\bautograd\b|functorch|dynamo|lightning|\btimm\b|theseus", re.IGNORECASE
    ),
    "mindspore": re.compile(
        r"mind(?:spore|yolo|former|nlp|cv)|\bms\.|\bconstruct\b", re.IGNORECASE
    ),
    "paddle": re.compile(r"paddle", re.IGNORECASE),
}
_OTHERS = re.compile(
    r"\b(?:tensorflow|keras|jax|flax|mxnet|sklearn|lightgbm|xgboost|numpy\.core)\b", re.IGNORECASE
)
_COMPILE = r"dynamo|inductor|torch\.compile|aot_?autograd|fullgraph|compiled?\b"
_FUNCTORCH = r"functorch|torch\.func\b|functional_call|vmap|jacrev|jacfwd|\bjvp\b|\bvjp\b|hessian"
_CONTEXTS = {
    "vmap": re.compile(_FUNCTORCH, re.IGNORECASE),
    "functorch": re.compile(_FUNCTORCH, re.IGNORECASE),
    "compile": re.compile(_COMPILE, re.IGNORECASE),
    "graph-break": re.compile(_COMPILE, re.IGNORECASE),
    "export": re.compile(
        r"torch[./]_?export|\bexport\(|draft_export|exported|\*args\[|aot_compile", re.IGNORECASE
    ),
    "graph-mode": re.compile(r"graph.?mode|construct|\bjit\b|静态图|图模式", re.IGNORECASE),
    "to-static": re.compile(
        r"to_?static|dy2static|transformed code|simulate execution|\bsot\b|静态图|转静",
        re.IGNORECASE,
    ),
    "checkpoint": re.compile(
        r"utils[./]checkpoint|checkpoint\(|checkpointing|use_reentrant"
        r"|inputs have requires_grad",
        re.IGNORECASE,
    ),
}
_FRAME = re.compile(r'File "|line \d+|\.py[:(]\d+|---> ?\d+')
_WRAPPED = re.compile(r"BackendCompilerFailed|TorchRuntimeError|InternalTorchDynamoError")


@dataclass(frozen=True, kw_only=True)
class Recognised:
    """A documented case that a failure was recognised as."""

    case: str
    title: str
    score: Annotated[float, About("Share of its message that was found, 0 to 1.")]
    same_error: Annotated[bool, About("Whether all of its message was found.")]
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
    same_error: bool,
    evidence: tuple[str, ...],
    named: str = "",
    quote: str = "",
    line: int = 1,
    seen: tuple[str, ...] = (),
) -> Recognised:
    """Return that a failure is a case; `named` and `quote` are its type and message as found."""
    return Recognised(
        case=facts.id,
        title=facts.title,
        score=score,
        same_error=same_error,
        quote=quote,
        line=line,
        evidence=evidence,
        cause=facts.cause,
        fix=facts.fix,
        fix_known=facts.fix_known,
        frequency=facts.frequency,
        discriminator=facts.discriminator,
        draft=facts.is_draft,
        seen=seen,
        fails=facts.affected,
        passes=facts.healed,
        fix_passes=facts.fixed,
        type=named,
        facts=facts,
    )


def recognise(question: Question, index: Index) -> tuple[Recognised, ...]:
    """Rank the cases that a text is about, the likeliest first; empty if it names none.

    More than one are named only where they share the error.
    """
    identical = _identical(question, index)
    if any(not one.draft for one in identical):
        return tuple(one for one in identical if not one.draft)
    matches: dict[str, Match] = {}
    for reference in index.candidates(question.keys):
        match = lay_over(reference, question, index)
        if match is None or not _is_plausible(match, question, index.case(reference.case), index):
            continue
        best = matches.get(reference.case)
        if best is None or match.weight > best.weight:
            matches[reference.case] = match
    found = _decided(list(matches.values()), question, index)
    known = {one.case for one in found}
    return found + tuple(one for one in identical if one.case not in known)


def _identical(question: Question, index: Index) -> list[Recognised]:
    """List the cases whose failure stands in the text in full, the raising statement included.

    A statement that anybody writes, such as `loss.backward()`, counts for drafts alone.
    """
    found = []
    for trace in question.traces:
        if not trace.type or not trace.at:
            continue
        messages = (trace.message, *trace.messages)
        keys = [failure_key(trace.type, message, trace.at) for message in messages]
        found += [
            recognised_as(
                index.case(case_id),
                score=1.0,
                same_error=True,
                evidence=("type, message and statement: the same",),
                named=trace.type,
                quote=trace.message,
                line=trace.line,
            )
            for case_id in index.identical(keys)
            if case_id.startswith(f"{question.framework}/" if question.framework else "")
            and (len(tokens(trace.at)) >= _LONG or index.case(case_id).is_draft)
        ]
    return found


def _shows(case: CaseFacts, question: Question) -> bool | None:
    """Return whether a context of the case shows in the text; None if it has no context."""
    patterns = [_CONTEXTS[area] for area in case.areas if area in _CONTEXTS]
    if "functorch" in case.areas:
        patterns = [_CONTEXTS["functorch"]]
    return any(pattern.search(question.text) for pattern in patterns) if patterns else None


def _is_plausible(match: Match, question: Question, case: CaseFacts, index: Index) -> bool:
    """Return whether framework and situation of a case agree with the text."""
    named = _frameworks(question)
    elsewhere = not match.reference.telling and _OTHERS.search(question.text)
    if (case.framework not in named) if named else elsewhere:
        return False
    if _WRAPPED.search(question.text) and not _TRACED.intersection(case.areas):
        return False
    reference = match.reference
    if not (reference.is_documented or matches_type(reference.type_name, match.type)):
        return False
    shows = _shows(case, question)
    if match.everyday:
        return _has_situation(match, question, case, index, shows)
    if shows is not False or match.is_own:
        return True
    has_frames = question.is_given or _FRAME.search(question.text)
    return not has_frames and match.weight >= CUT


def _frameworks(question: Question) -> set[str]:
    """Return the frameworks that show in the text; only the one that is known, if one is."""
    if question.framework:
        return {question.framework}
    return {name for name, pattern in _FRAMEWORKS.items() if pattern.search(question.text)}


def _has_situation(
    match: Match, question: Question, case: CaseFacts, index: Index, shows: bool | None
) -> bool:
    """Return whether more than an ordinary message points at the case."""
    is_itself = match.share >= _LEAST and not match.differs and not _is_of_another(match)
    if case.frequency == "common" and is_itself and shows is not False:
        return match.everyday != _PYTHON or case.framework in _frameworks(question)
    if match.everyday >= _NEVER:
        return False
    # A name of the title that is also in the message, and in no other, is the case's own.
    names = {match.reference.keys[n] for n in match.reference.names}
    own = set(case.situation) & names if match.everyday == _PYTHON else set[str]()
    if any(index.weights.get(word, 0.0) >= index.heaviest for word in own):
        return True
    if case.framework not in _frameworks(question) or shows is False:
        return False
    outside = set(question.keys[: match.start] + question.keys[match.end :])
    outside -= set(match.reference.keys)
    if own or outside.intersection(case.situation):
        return True
    return bool(shows and match.everyday != _PYTHON) or _has_statement(case, question)


def _is_of_another(match: Match) -> bool:
    """Return whether the part of an everyday message that a text has is in another one as well."""
    others = (set(shared) for _, *shared in match.reference.everyday)
    return match.share < 1 and any(
        len(match.covered & shared) >= _MOSTLY * len(match.covered)
        for shared in others
        if len(shared) < _ITSELF * len(match.reference.keys)
    )


def _has_statement(case: CaseFacts, question: Question) -> bool:
    """Return whether the text raises in a long statement that is the documented one."""
    return any(
        len(wanted) >= _LONG and tokens(statement) == found
        for statement in case.statements
        for found in question.statements
        if (wanted := tokens(statement))
    )


def _decided(matches: list[Match], question: Question, index: Index) -> tuple[Recognised, ...]:
    if not matches:
        return ()
    for match in matches:
        match.rank = _rank(match, question, index.case(match.reference.case))
    documented = [match for match in matches if match.reference.is_documented] or matches
    least = _NEAR * max(match.weight for match in documented)
    kept = [match for match in documented if match.weight >= least]
    kept.sort(key=lambda match: (tuple(-each for each in match.rank), match.reference.case))
    best = kept[0]
    kept = [match for match in kept if match.start <= best.end and best.start <= match.end]
    return tuple(_recognised(match, question, index) for match in kept[:5])


def _rank(match: Match, question: Question, case: CaseFacts) -> tuple[float, ...]:
    through = mentions(case.packages, question)
    shows = _shows(case, question)
    return (
        float(not case.is_draft),
        float(through) - float(bool(case.packages) and not through),
        0.5 if shows is None else float(shows) + 0.5 * ("export" in case.areas),
        round(match.weight, 1),
        _statement(case, question),
        -float(FREQUENCIES.index(case.frequency)),
        float(case.sources),
        -float(len(case.same_error_as)),
        float(len(case.affected)),
    )


def _statement(case: CaseFacts, question: Question) -> float:
    """Return how like a line of the text the raising statement of a case is."""
    best = 0.0
    for statement in case.statements:
        wanted = tokens(statement)
        for found in question.statements:
            shared = len(set(wanted) & set(found)) / len(set(wanted) | set(found))
            same = wanted[:1] == found[:1] and iskeyword(wanted[0])
            best = max(best, shared + (1.0 if same else 0.0))
    return best


def _recognised(match: Match, question: Question, index: Index) -> Recognised:
    case = index.case(match.reference.case)
    words = question.words
    quote, line = "", 1
    if match.end > match.start:
        begin, end = words[match.start].start, words[match.end - 1].end
        quote = fold(question.text[begin:end])
        line = question.text.count("\n", 0, begin) + 1
    literal = match.share >= 0.99
    evidence = ["message: the same" if literal else f"message: {match.share:.0%} of it by weight"]
    if match.type:
        documented = match.reference.type_name
        same = not documented or matches_type(documented, match.type)
        evidence.append(
            f"type: {match.type}"
            if same
            else f"type: {match.type}, documented: {match.reference.type}"
        )
    return recognised_as(
        case,
        score=round(min(1.0, match.share), 3),
        same_error=literal,
        evidence=tuple(evidence),
        named=match.type,
        quote=quote,
        line=line,
        seen=match.reference.seen,
    )
