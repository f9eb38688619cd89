"""The words for what a bisection found: pure, and everything is safe to show."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from errata.compare.sides import Row, Said
from errata.model.behaviour import Behaviour, changed_parts
from errata.model.bisection import Side
from errata.model.case import Script
from errata.model.matching import fold
from errata.model.outcome import Outcome
from errata.report.bisection.view import Bisection, Boundary, LogLine, Seen
from errata.text.differences import compare_words
from errata.text.printable import visible
from errata.text.wording import counted, duration

__all__ = [
    "all_command",
    "change_words",
    "headline",
    "log_words",
    "name_behaviour",
    "opening",
    "set_behaviours_side_by_side",
    "side_word",
    "summary",
    "unlike_words",
    "upgrade_command",
]

_PARTS = {
    "outcome": "the outcome",
    "type": "the type",
    "message": "the message",
    "at": "the raising statement",
    "warnings": "the documented warning",
}
_OUTCOMES = {
    Outcome.TIMED_OUT: "timed out",
    Outcome.OUT_OF_MEMORY: "ran out of memory",
}


def name_behaviour(behaviour: Behaviour) -> str:
    """Say in a few words what a script did, safe to show."""
    words = _OUTCOMES.get(behaviour.outcome, str(behaviour.outcome))
    if behaviour.status:
        words += f" ({behaviour.status})"
    if behaviour.type:
        words += f" {behaviour.type}"
        words += f": {behaviour.message}" if behaviour.message else ""
    if behaviour.warnings:
        words += f" with the documented warning: {'; '.join(behaviour.warnings)}"
    return visible(words)


def change_words(before: Behaviour, after: Behaviour) -> str:
    """Say what changed between two behaviours."""
    if before.passes:
        return f"it begins to fail ({_kind(after)})"
    if after.passes:
        return f"it no longer fails ({_kind(before)} before)"
    if before.outcome is not after.outcome:
        return f"it {_kind(before)} before and {_kind(after)} now"
    return f"{_parts(before, after)} changed"


def unlike_words(release: str, before: Behaviour, now: Behaviour) -> str:
    """Say in what a behaviour differs from that of a release; empty where the outcome tells."""
    if before.outcome is not now.outcome:
        return ""
    return f"unlike {release} in {_parts(before, now)}"


def opening(case: str, script: Script, framework: str, releases: Sequence[str]) -> str:
    """Say what is asked, before anything is known."""
    return (
        f"{case}, {script.filename}: {counted(len(releases), 'release')} of {framework}, "
        f"{releases[0]} to {releases[-1]}"
    )


def headline(bisection: Bisection, boundary: Boundary) -> str:
    """Say in one line where the behaviour changes, and how."""
    words = change_words(boundary.behaviour_before, boundary.behaviour_after)
    if boundary.between:
        words += f"; {counted(len(boundary.between), 'release')} between cannot be decided"
    return f"{bisection.framework} {boundary.before} -> {boundary.after}: {words}"


def set_behaviours_side_by_side(boundary: Boundary, script: Script) -> tuple[Row, ...]:
    """Compare what was seen on both sides of a change, field by field; all text is safe to show."""
    before, after = boundary.behaviour_before, boundary.behaviour_after
    rows = (
        _row(name, old, new, boundary.before)
        for (name, old), new in zip(
            _fields(before, script).items(), _fields(after, script).values(), strict=True
        )
        if old or new
    )
    return tuple(rows)


def summary(bisection: Bisection) -> str:
    """Write what the answer cost as one line, its parts separated by ` · `."""
    built = f"{counted(len(bisection.made), 'environment')} built"
    if bisection.made:
        built += f" in {duration(bisection.build_s)}"
    return " · ".join(
        [
            f"{bisection.probes} of {counted(len(bisection.releases), 'release')} asked",
            f"{counted(bisection.ran, 'cell')} run, {bisection.reused:,} reused",
            built,
            duration(bisection.wall_s),
        ]
    )


def upgrade_command(bisection: Bisection, boundary: Boundary) -> str:
    """Return the command that compares just the two releases around a change."""
    words = ["errata", "upgrade", bisection.framework, boundary.before, boundary.after]
    return shlex.join([*words, bisection.case, *_corpora(bisection)])


def all_command(bisection: Bisection) -> str:
    """Return the command that asks the same question of every release."""
    words = ["errata", "bisect", bisection.case]
    for option, value in (("--good", bisection.good), ("--bad", bisection.bad)):
        words += [option, value] if value is not None else []
    words += ["--backend", bisection.backend] if bisection.backend != "cpu" else []
    words += ["--script", str(bisection.script)] if bisection.script is not Script.BROKEN else []
    words += ["--unlisted"] if bisection.unlisted else []
    return shlex.join([*words, "--all", *_corpora(bisection)])


def log_words(
    line: LogLine, framework: str, *, flipped: bool = False, every: bool = False
) -> tuple[str, ...]:
    """Write one look at a release as sentences: one, or one for each mode that differs."""
    said: dict[str, list[str]] = {}
    for seen in line.seen:
        said.setdefault(_said(seen, line, flipped=flipped, every=every), []).append(seen.mode)
    head = f"{framework} {line.release}, {_cost(line)}"
    if len(said) == 1:
        return tuple(f"{head}: {words}" for words in said)
    return tuple(f"{head}, {' and '.join(modes)}: {words}" for words, modes in said.items())


def _said(seen: Seen, line: LogLine, *, flipped: bool, every: bool) -> str:
    """Say what was seen in one mode."""
    if seen.behaviour is None:
        return f"unknown, {visible(seen.reason)}"
    if line.confirms:
        return visible(seen.reason) or "confirmed"
    words = f"as on {seen.like}" if seen.like else name_behaviour(seen.behaviour)
    words = f"{seen.unlike}: {words}" if seen.unlike else words
    if every or seen.side is None:
        return words
    return f"{side_word(seen.side, flipped=flipped)}, {words}"


def side_word(side: Side, *, flipped: bool) -> str:
    """Name a side as the user does: with `flipped`, the older end is the bad one."""
    if flipped and side in (Side.GOOD, Side.BAD):
        return str(Side.BAD if side is Side.GOOD else Side.GOOD)
    return str(side)


def _cost(line: LogLine) -> str:
    if line.build_s is not None:
        return f"built in {line.build_s:.0f} s"
    if line.ran:
        return "measured again" if line.confirms else "measured twice"
    return "reused" if line.reused else "not asked"


def _parts(before: Behaviour, after: Behaviour) -> str:
    """List what differs between two behaviours of one outcome."""
    status = "the signal" if before.outcome is Outcome.CRASHED else "the exit code"
    names = [_PARTS.get(part, status) for part in changed_parts(before, after)]
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def _corpora(bisection: Bisection) -> list[str]:
    return [word for folder in bisection.corpora for word in ("--corpus", folder)]


def _kind(behaviour: Behaviour) -> str:
    """Name a behaviour without its message."""
    words = _OUTCOMES.get(behaviour.outcome, str(behaviour.outcome))
    if behaviour.outcome is Outcome.PASSED:
        return "a documented warning"
    return visible(" ".join(filter(None, [words, behaviour.type, behaviour.status])))


def _fields(behaviour: Behaviour, script: Script) -> dict[str, str]:
    status = f" ({behaviour.status})" if behaviour.status else ""
    texts = {
        script.filename: f"{behaviour.outcome}{status}",
        "type": behaviour.type,
        "message": behaviour.message,
        "at": behaviour.at,
        "warning": "; ".join(behaviour.warnings),
    }
    return {name: visible(fold(text)) for name, text in texts.items()}


def _row(name: str, before: str, after: str, release: str) -> Row:
    old, new = compare_words(before, after)
    said = Said(source=release, pieces=old)
    return Row(name=name, before=(said,), now=new, differs=before != after)
