"""What the prose of cases says of code, releases and outcomes, and what no script proves of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from errata.model.case import CLAIM_MARK, PROSE, Case
from errata.model.matching import fold, matches_text
from errata.plan.corpus import read_plain

_CODE = re.compile(r"`[^`]{1,500}`")
_QUOTED = re.compile(r"`([^`]{1,500})`|\"([^\"]{1,500})\"|“([^“”]{1,500})”")
_RELEASE = re.compile(r"(?<![\w.])[0-9]+\.[0-9]+(?:\.[0-9]+)?(?![\w.]*[\w])")
_OUTCOME = re.compile(
    r"\b(?:rais(?:es?|ed)|fail(?:s|ed)?|pass(?:es|ed)?|return(?:s|ed)?|giv(?:es?)|gave|hangs?|hung"
    r"|crash(?:es|ed)?|ignor(?:es|ed)|los(?:es|t)|drop(?:s|ped)?|keeps?|kept|warn(?:s|ed)?"
    r"|refus(?:es|ed)|works?|stops?|stays?|changes?|ends?|needs?|accepts?|prints?|counts?)\b"
)
# A mark after the full stop belongs to the sentence before it.
_LATE_MARK = re.compile(rf"([.!?])((?:{CLAIM_MARK.pattern}){{1,9}})")
_END = re.compile(r"(?<=[.!?])\s{1,20}(?=[A-Z`\"(“])|\n\s{0,99}\n|\n(?=\s{0,20}[-*] )")


@dataclass(frozen=True, kw_only=True)
class LooseSentence:
    """A sentence of `case.toml` that nothing proves; `key` is where it stands."""

    case: str
    key: str
    sentence: str


def loose_sentences(case: Case) -> tuple[LooseSentence, ...]:
    """List the sentences on code, releases or outcomes that no script and no record proves.

    A mark `{claim: NAME}` ties a sentence to a script. What quotes the documented error is tied
    to the case's own record, and so is what says no more than code of its two scripts.
    """
    data = read_plain(case.folder / "case.toml")
    return tuple(
        LooseSentence(case=case.id, key=key, sentence=sentence)
        for key in PROSE
        for sentence in _sentences(str(data.get(key, "")))
        if _is_claim(sentence) and not CLAIM_MARK.search(sentence) and not _is_own(case, sentence)
    )


def _sentences(text: str) -> Iterator[str]:
    """Split prose into sentences; a full stop inside code or a quotation ends none."""
    text = _LATE_MARK.sub(r"\2\1", text)
    held: list[str] = []

    def hold(found: re.Match[str]) -> str:
        held.append(found[0])
        return f"`{len(held) - 1}`"

    for part in _END.split(_QUOTED.sub(hold, text)):
        whole = re.sub(r"`(\d+)`", lambda found: held[int(found[1])], part)
        if whole.strip():
            yield fold(whole)


def _is_claim(sentence: str) -> bool:
    patterns = (_CODE, _RELEASE, _OUTCOME)
    return any(pattern.search(sentence) for pattern in patterns)


def _is_own(case: Case, sentence: str) -> bool:
    """Return whether the case's own record proves a sentence."""
    quoted = [fold(next(filter(None, found))) for found in _QUOTED.findall(sentence)]
    messages = [e.message or e.warning or "" for e in case.expectations if e.is_failure]
    if any(q in m or matches_text(m, q) for q in quoted for m in messages if m and " " in q):
        return True
    code = [fold(found[1:-1]) for found in _CODE.findall(sentence)]
    scripts = fold(f"{case.broken}\n{case.fixed}")
    says_more = _RELEASE.search(sentence) or not any(set("(.=[ ") & set(one) for one in code)
    return not says_more and all(one in scripts for one in code)
