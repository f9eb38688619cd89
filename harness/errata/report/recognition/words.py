"""Say in words what is known of a case that a failure was taken for: pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from errata.model.cell import release_of
from errata.model.versions import release_order
from errata.recognise.scoring import Recognised
from errata.text.printable import cut, visible
from errata.text.wording import counted

__all__ = ["affected_words", "confidence", "fix_words", "measured_words", "plain", "span"]

_LISTED = 2  # releases that are named one by one
_SENTENCE = 400
_CERTAIN = 0.9


def confidence(recognised: Recognised) -> str:
    """Say how sure the recognition is, as one word or two."""
    if recognised.is_literal:
        return "the same error"
    return "very like it" if recognised.score >= _CERTAIN else "like it"


def affected_words(recognised: Recognised) -> str:
    """Say on which measured releases the case fails and passes; by mode, where modes differ."""
    framework = recognised.case.requires.framework
    if not recognised.affected and not recognised.healed:
        where = f"{framework} {recognised.case.requires.specifier}".strip()
        return f"documented for {where}; nothing is on record"
    modes = list(dict.fromkeys(map(_mode, (*recognised.affected, *recognised.healed))))
    said: dict[str, list[str]] = {}
    for mode in modes:
        parts = [
            f"{verb} {span(places)}"
            for verb, every in (("fails on", recognised.affected), ("passes on", recognised.healed))
            if (places := [place for place in every if _mode(place) == mode])
        ]
        said.setdefault(", ".join(parts), []).append(mode)
    if len(said) == 1:
        return f"{framework}: {next(iter(said))}"
    by_mode = [f"{' and '.join(names)} mode {words}" for words, names in said.items()]
    return f"{framework}: {'; '.join(by_mode)}"


def fix_words(recognised: Recognised) -> str:
    """Say what the fix is."""
    if not recognised.case.fix_known:
        return "none is known yet"
    return cut(visible(" ".join(recognised.case.fix.split())), _SENTENCE)


def measured_words(recognised: Recognised) -> str:
    """Say on which measured releases the fix passes; nothing where there is none."""
    if not recognised.case.fix_known:
        return ""
    framework = recognised.case.requires.framework
    if not recognised.fixed:
        return "the fix was not measured yet"
    return f"{framework}: the fix passes on {span(recognised.fixed)}"


def span(places: Iterable[str]) -> str:
    """Name the releases of some places: one or two by name, more as a range with their number."""
    versions = sorted({release_of(place) for place in places} - {""}, key=release_order)
    if len(versions) <= _LISTED:
        return " and ".join(versions) or "no release"
    return f"{versions[0]} to {versions[-1]} ({counted(len(versions), 'release')})"


def plain(recognised: Sequence[Recognised]) -> list[dict[str, object]]:
    """Write what was recognised as plain JSON values, the best first."""
    return [
        {
            "case": item.case.id,
            "title": item.case.title,
            "score": item.score,
            "same_error": item.is_literal,
            "evidence": list(item.evidence),
            "fix": item.case.fix,
            "fix_known": item.case.fix_known,
            "seen": list(item.seen),
            "fails": list(item.affected),
            "passes": list(item.healed),
            "fix_passes": list(item.fixed),
        }
        for item in recognised
    ]


def _mode(place: str) -> str:
    parts = place.split(":")
    return parts[1] if len(parts) > 1 else ""
