"""The facts of a bug report, and the pieces of Markdown that its texts share: pure."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from errata.commands.bundle.redaction import PLACEHOLDER
from errata.compare.behaviour import PASSES
from errata.model.case import Expectation
from errata.model.outcome import Signature
from errata.model.verdict import word_of
from errata.report.markdown import code, fenced, table_row
from errata.text.printable import cut_lines, tail, visible, visible_lines

_SHORT = 160
_COLUMNS = ("release", "Python", "mode", "backend", "verdict", "broken.py", "measured", "build")
_CODE_SPAN = re.compile(r"(`{1,8})(?!`).{1,4000}?(?<!`)\1(?!`)", re.DOTALL)
_TRACEBACK_LINES, _TRACEBACK_WIDTH = 80, 600
_OUTPUT_LINES, _OUTPUT_CHARACTERS = 30, 4000
_SCRIPT_LINES, _SCRIPT_WIDTH = 400, 400


@dataclass(frozen=True, kw_only=True)
class VerifiedRelease:
    """What one release does; `measured` is a time in UTC, or `recorded`.

    `broken` and `fixed` are what the scripts did, in words, and `letter` names the behaviour of
    the broken one. `documented` is set where the case documents the same.
    """

    release: str
    environment: str
    python: str
    mode: str
    backend: str
    verdict: str
    documented: bool
    measured: str
    build: str
    letter: str
    broken: str
    fixed: str


@dataclass(frozen=True, kw_only=True)
class RangeChange:
    """A change of the broken script between two releases that were both measured.

    `between` are the releases in between without a result. `confirmed` is set where both
    sides ran again in fresh interpreters.
    """

    mode: str
    backend: str
    before: str
    after: str
    was: str
    now: str
    evidence: str
    between: tuple[str, ...] = ()
    confirmed: bool = False


@dataclass(frozen=True, kw_only=True)
class BundleFacts:
    """One case with the place that a bundle is about and what is known about other releases.

    `known` is how the place is known: `measured …`, `recorded` or `documented`. `seen` is the exact
    signature there, `outcome` in words what the broken script did; `expected` are the documented
    failures, the one for the place first. `traceback` and `output` are raw. `lock` is a lock's
    text, made for `lock_platform`; `requirements` are the few lines that a person would write.
    `packages` are `name==version`. `helpers` are the modules next to `broken` that it imports, by
    name. `attachment` is the file name of the bundle. Where `fix_known` is false, `fixed` is a
    stand-in. `to_do` names the parts of the case that a person has still to write.
    """

    case: str
    title: str
    kind: str
    areas: tuple[str, ...]
    cause: str
    fix: str
    sources: tuple[tuple[str, str], ...]
    framework: str
    module: str
    distribution: str
    release: str
    environment: str
    python: str
    mode: str
    backend: str
    variables: tuple[tuple[str, str], ...]
    timeout_s: float
    known: str
    expected: tuple[Expectation, ...]
    broken: str
    fixed: str
    outcome: str = ""
    seen: Signature | None = None
    traceback: str = ""
    output: str = ""
    build: str = ""
    platform: str = ""
    built_with: tuple[tuple[str, str], ...] = ()
    packages: tuple[str, ...] = ()
    requirements: tuple[str, ...] = ()
    lock: str = ""
    lock_platform: str = ""
    helpers: tuple[tuple[str, str], ...] = ()
    attachment: str = ""
    fix_known: bool = True
    to_do: tuple[str, ...] = ()
    releases: tuple[VerifiedRelease, ...] = ()
    changes: tuple[RangeChange, ...] = ()
    version: str = ""

    @property
    def slug(self) -> str:
        """The last part of the case's id."""
        return self.case.rpartition("/")[2]

    @property
    def is_only_documented(self) -> bool:
        """Whether the failure was neither measured nor recorded at the place of the bundle."""
        return self.known == "documented"

    @property
    def place(self) -> str:
        """Name the place for people."""
        return (
            f"{self.framework} {self.build or self.release}, CPython {self.python}, "
            f"{self.mode}, {self.backend}"
        )

    @property
    def failure(self) -> str:
        """Name the failure in a line: as it was seen, else as it is documented."""
        if self.seen is not None:
            return signature_words(self.seen)
        return self.outcome or expectation_words(self.expected[0])


def signature_words(signature: Signature, limit: int = _SHORT) -> str:
    """Name an error in a line."""
    text = f"{signature.type}: {signature.message}"
    return text if len(text) <= limit else text[: limit - 1] + "…"


def expectation_words(expected: Expectation, limit: int = _SHORT) -> str:
    """Name a documented failure in a line."""
    if expected.warning is not None:
        text = f"warning: {expected.warning}"
    elif expected.type or expected.message:
        text = ": ".join(filter(None, (expected.type, expected.message)))
    else:
        status = expected.signal or expected.exit_code
        text = str(expected.outcome) if status is None else f"{expected.outcome} ({status})"
    return text if len(text) <= limit else text[: limit - 1] + "…"


# Markdown ----------------------------------------------------------------------------------------


def prose(text: str) -> str:
    """Write Markdown of the case's own so that a placeholder in it is not taken for HTML."""
    parts, position = [], 0
    for span in _CODE_SPAN.finditer(text):
        parts += [_escaped(text[position : span.start()]), span[0]]
        position = span.end()
    return "".join([*parts, _escaped(text[position:])]).strip()


def _escaped(text: str) -> str:
    return PLACEHOLDER.sub(lambda found: "\\" + found[0], text)


def scripts(facts: BundleFacts) -> str:
    """Show the failing script, and the modules of its own that it imports."""
    helpers = [f"\n{code(name)}:\n\n{script_block(text)}" for name, text in facts.helpers]
    return "".join([script_block(facts.broken), *helpers])


def script_block(text: str) -> str:
    """Show a script."""
    shown = cut_lines(visible_lines(text).rstrip("\n"), _SCRIPT_LINES, _SCRIPT_WIDTH)
    return fenced(shown, "python")


def shown_failure(facts: BundleFacts) -> str:
    """Return the full traceback where it is known, else the failure in the words on record."""
    if facts.traceback.strip():
        text = visible_lines(facts.traceback.strip())
        return cut_lines(text, _TRACEBACK_LINES, _TRACEBACK_WIDTH)
    seen = facts.seen
    if seen is not None:
        at = f"  {seen.at}\n" if seen.at else ""
        native = "".join(f"  # {frame}\n" for frame in seen.native[:12])
        return visible_lines(f"{at}{native}{seen.type}: {seen.message}")
    expected = facts.expected[0]
    parts = (expected.at, expected.type, expected.message or expected.warning)
    words = "\n".join(part for part in parts if part)
    return visible_lines(words or facts.failure)


def failure_block(facts: BundleFacts) -> str:
    """Show the failure, and the end of the output where there is no exception to show."""
    text = fenced(shown_failure(facts))
    if facts.seen is None and facts.output.strip():
        end = tail(visible_lines(facts.output.strip()), _OUTPUT_LINES, _OUTPUT_CHARACTERS)
        text += f"\nThe end of its output:\n\n{fenced(end)}"
    return text


def release_table(releases: Sequence[VerifiedRelease]) -> str:
    """Write the table of releases, and what the letters in it stand for."""
    rows = [table_row(_COLUMNS), table_row(["---"] * len(_COLUMNS))]
    for one in releases:
        word = word_of(one.verdict)
        verdict = word if one.documented else f"{word} (not as documented)"
        cells = (
            *(one.release, one.python, one.mode, one.backend, verdict),
            *(one.letter or "?", one.measured, one.build),
        )
        rows.append(table_row([code(cell) if cell else "" for cell in cells]))
    letters = {one.letter: one.broken for one in releases if one.letter not in ("", PASSES)}
    legend = [f"- {code(letter)}: {code(words)}" for letter, words in sorted(letters.items())]
    return "\n".join([*rows, *(["", *legend] if legend else [])]) + "\n"


def change_sentence(change: RangeChange, framework: str) -> str:
    """Write between which releases the behaviour changed, and on what evidence."""
    unseen = (
        f" ({', '.join(map(visible, change.between))} in between not measured)"
        if change.between
        else ""
    )
    sure = "; both sides were run again in fresh interpreters" if change.confirmed else ""
    return (
        f"In {code(change.mode)} on {code(change.backend)} it changed between "
        f"{framework} {code(change.before)} and {code(change.after)}{unseen}: "
        f"from {code(change.was)} to {code(change.now)} ({change.evidence}{sure})."
    )


def replay_lines(facts: BundleFacts) -> str:
    """Write how to run it again from the attached bundle."""
    file = facts.attachment or f"{facts.slug}.zip"
    folder = shlex.quote(file.removesuffix(".zip") if file.endswith(".zip") else facts.slug)
    return (
        "The attached zip has the scripts, the exact packages with their hashes, and `replay.py` "
        "(standard library only), which reports whether the same signature appears:\n\n"
        + fenced(
            f"unzip {shlex.quote(file)} -d {folder} && cd {folder}\n"
            f"python replay.py                  # makes an environment with "
            f"{facts.distribution} {facts.release}\n"
            "python replay.py --python PATH    # runs in an interpreter that has the framework",
            "sh",
        )
    )
