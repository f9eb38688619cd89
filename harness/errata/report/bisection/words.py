"""The words for what a bisection found: pure, and everything is safe to show."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import replace

from errata.compare.behaviour import Behaviour, BehaviourChange, describe_change, name_behaviour
from errata.compare.investigation import Answer, Bisection, LogLine, ModeObservation
from errata.model.bisection import Side
from errata.model.case import Script
from errata.text.printable import visible
from errata.text.wording import counted, duration

__all__ = [
    "all_command",
    "headline",
    "join_modes",
    "log_words",
    "opening",
    "side_word",
    "stretches",
    "summary",
    "upgrade_command",
]


def opening(case: str, script: Script, framework: str, releases: Sequence[str]) -> str:
    """Say what is asked, before anything is known."""
    return (
        f"{case}, {script.filename}: {counted(len(releases), 'release')} of {framework}, "
        f"{releases[0]} to {releases[-1]}"
    )


def headline(bisection: Bisection, change: BehaviourChange) -> str:
    """Say in one line where the behaviour changes, and how."""
    words = describe_change(change.was, change.now)
    if change.between:
        words += f"; {counted(len(change.between), 'release')} between cannot be decided"
    return f"{bisection.framework} {change.before} -> {change.after}: {words}"


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


def upgrade_command(bisection: Bisection, change: BehaviourChange) -> str:
    """Return the command that compares just the two releases around a change."""
    words = ["errata", "upgrade", bisection.framework, change.before, change.after]
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


def _said(seen: ModeObservation, line: LogLine, *, flipped: bool, every: bool) -> str:
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


def _corpora(bisection: Bisection) -> list[str]:
    return [word for folder in bisection.corpora for word in ("--corpus", folder)]


def join_modes(answers: Sequence[Answer]) -> list[tuple[tuple[str, ...], Answer]]:
    """Join the modes whose answers are the same in everything but the mode."""
    joined: list[tuple[list[str], Answer]] = []
    for answer in answers:
        for modes, other in joined:
            if replace(other, mode="") == replace(answer, mode=""):
                modes.append(answer.mode)
                break
        else:
            joined.append(([answer.mode], answer))
    return [(tuple(modes), answer) for modes, answer in joined]


def stretches(answer: Answer) -> tuple[tuple[str, str, Behaviour], ...]:
    """Return the first and last release of each stretch of one behaviour."""
    if answer.first is None or answer.last is None:
        return ()
    found = []
    first, behaviour = answer.first
    for change in answer.changes:
        found.append((first, change.before, behaviour))
        first, behaviour = change.after, change.now
    return (*found, (first, answer.last[0], behaviour))
