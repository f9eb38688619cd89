"""What a bug report says, in types, and its text in the shape that each tracker asks for: pure.

The text is in the templates beside this: the issue, a bundle's README, the pages of releases and of
what was redacted.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from errata.commands.bundle.redaction import PLACEHOLDER, Left, Secret
from errata.compare.behaviour import PASSES
from errata.model.case import BACKENDS, Expectation, Key
from errata.model.matching import fold
from errata.model.outcome import Signature
from errata.model.verdict import word_of
from errata.report.markdown import code, fenced, table_row
from errata.text.printable import cut_lines, tail, visible, visible_lines

if TYPE_CHECKING:
    import jinja2

_SHORT = 160
_CODE_SPAN = re.compile(r"(`{1,8})(?!`).{1,4000}?(?<!`)\1(?!`)", re.DOTALL)
_TRACEBACK_LINES, _TRACEBACK_WIDTH = 80, 600
_OUTPUT_LINES, _OUTPUT_CHARACTERS = 30, 4000
_SCRIPT_LINES, _SCRIPT_WIDTH = 400, 400
LONGEST_ISSUE = 65_536
"""What GitHub takes, in characters."""

_MOST_ROWS = 60
_MOST_PACKAGES = 120
_ROOM = 1_000


def _plain_name(text: str) -> str:
    if any(part.strip(".") == "" for part in text.split("/")):
        raise ValueError("must be no path out of its folder")
    return text


def _some_failure(expected: tuple[Expectation, ...]) -> tuple[Expectation, ...]:
    if not any(one.is_failure for one in expected):
        raise ValueError("must name a failure")
    return expected


_Name = Annotated[str, Key(pattern=r"^[A-Za-z0-9][\w.+/-]{0,150}$", check=_plain_name)]


@dataclass(frozen=True, kw_only=True)
class BundledFramework:
    """The framework that a bundle is about: its name here, on import and on the index."""

    name: _Name
    module: str
    distribution: str


@dataclass(frozen=True, kw_only=True)
class BundledEnvironment:
    """Where the failure was seen; `lock` is the platform that the lock is for, or empty."""

    id: str
    release: str
    build: str
    python: Annotated[str, Key(pattern=r"^(3\.\d{1,2})?$")]
    lock: str


@dataclass(frozen=True, kw_only=True)
class BundledSignature:
    """`signature.json`: what a bundle is about; read from a stranger, its texts are untrusted.

    One of the failures in `expected` must appear; the one that it is about comes first. `seen` is
    the exact signature, `outcome` in words what the script did, `known` how that is known.
    """

    signature_version: int
    case: _Name
    title: str
    kind: str
    framework: BundledFramework
    environment: BundledEnvironment
    mode: Annotated[str, Key(pattern=r"^[a-z][a-z0-9_-]{0,30}$")]
    backend: Annotated[str, Key(choices=BACKENDS)]
    known: str
    variables: Mapping[str, str]
    timeout_s: float
    expected: Annotated[tuple[Expectation, ...], Key(check=_some_failure)]
    seen: Signature | None
    outcome: str

    @property
    def place(self) -> str:
        """Name the place for people."""
        there = self.environment
        return (
            f"{self.framework.name} {there.build or there.release}, CPython {there.python}, "
            f"{self.mode}, {self.backend}"
        )


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

    @property
    def cells(self) -> tuple[str, ...]:
        """What the table of releases has of it."""
        word = word_of(self.verdict)
        verdict = word if self.documented else f"{word} (not as documented)"
        return (
            *(self.release, self.python, self.mode, self.backend, verdict),
            *(self.letter or "?", self.measured, self.build),
        )


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
    """The place that a bundle is about, and what is known of its case and of other releases.

    `traceback` and `output` are raw. `lock` is a lock's text; `requirements` are the few lines that
    a person would write. `packages` are `name==version`. `helpers` are the modules next to `broken`
    that it imports, by name. `attachment` is the file name of the bundle. Where `fix_known` is
    false, `fixed` is a stand-in. `to_do` names the parts of the case that a person has still to
    write.
    """

    about: BundledSignature
    cause: str
    fix: str
    sources: tuple[tuple[str, str], ...]
    broken: str
    fixed: str
    traceback: str = ""
    output: str = ""
    platform: str = ""
    built_with: tuple[tuple[str, str], ...] = ()
    packages: tuple[str, ...] = ()
    requirements: tuple[str, ...] = ()
    lock: str = ""
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
        return self.about.case.rpartition("/")[2]

    @property
    def file(self) -> str:
        """The file name of the bundle."""
        return self.attachment or f"{self.slug}.zip"

    @property
    def folder(self) -> str:
        """Where a reader unpacks it."""
        return self.file.removesuffix(".zip") if self.file.endswith(".zip") else self.slug

    @property
    def is_only_documented(self) -> bool:
        """Whether the failure was neither measured nor recorded at the place of the bundle."""
        return self.about.known == "documented"

    @property
    def failure(self) -> str:
        """Name the failure in a line: as it was seen, else as it is documented."""
        about = self.about
        if about.seen is not None:
            return signature_words(about.seen)
        return about.outcome or expectation_words(about.expected[0])

    @property
    def letters(self) -> list[tuple[str, str]]:
        """What the letters in the table of releases stand for."""
        found = {one.letter: one.broken for one in self.releases}
        return sorted((letter, words) for letter, words in found.items() if letter not in _PLAIN)


_PLAIN = ("", PASSES)


@dataclass(frozen=True, kw_only=True)
class IssueText:
    """A text, the name of its file, and where it can be pasted; `address` may be empty."""

    filename: str
    text: str
    address: str = ""


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


def prose(text: str) -> str:
    """Write Markdown of the case's own so that a placeholder in it is not taken for HTML."""
    parts, position = [], 0
    for span in _CODE_SPAN.finditer(text):
        parts += [_escaped(text[position : span.start()]), span[0]]
        position = span.end()
    return "".join([*parts, _escaped(text[position:])]).strip()


def _escaped(text: str) -> str:
    return PLACEHOLDER.sub(lambda found: "\\" + found[0], text)


def script_block(text: str) -> str:
    """Show a script."""
    shown = cut_lines(visible_lines(text).rstrip("\n"), _SCRIPT_LINES, _SCRIPT_WIDTH)
    return fenced(shown, "python")


def shown_failure(facts: BundleFacts) -> str:
    """Return the full traceback where it is known, else the failure in the words on record."""
    if facts.traceback.strip():
        text = visible_lines(facts.traceback.strip())
        return cut_lines(text, _TRACEBACK_LINES, _TRACEBACK_WIDTH)
    seen = facts.about.seen
    if seen is not None:
        at = f"  {seen.at}\n" if seen.at else ""
        native = "".join(f"  # {frame}\n" for frame in seen.native[:12])
        return visible_lines(f"{at}{native}{seen.type}: {seen.message}")
    expected = facts.about.expected[0]
    parts = (expected.at, expected.type, expected.message or expected.warning)
    words = "\n".join(part for part in parts if part)
    return visible_lines(words or facts.failure)


@cache
def _templates() -> jinja2.Environment:
    import jinja2

    environment = jinja2.Environment(  # noqa: S701 - Markdown: its filters make texts safe
        loader=jinja2.FileSystemLoader(Path(__file__).parent),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "cells": lambda cells: table_row([code(cell) if cell else "" for cell in cells]),
        "code": code,
        "failure": shown_failure,
        "fenced": fenced,
        "fold": fold,
        "indented": lambda text: "\n".join(f"   {one}".rstrip() for one in text.splitlines()),
        "output": lambda text: tail(visible_lines(text), _OUTPUT_LINES, _OUTPUT_CHARACTERS),
        "prose": prose,
        "quote": shlex.quote,
        "script": script_block,
        "trim_end": str.rstrip,
        "visible": visible,
    }
    return environment


def _parts(facts: BundleFacts) -> Any:
    """Return the parts of a report as functions, and the forms and addresses of trackers."""
    template = _templates().get_template("issue.md.j2")
    return template.make_module({"facts": facts, "about": facts.about})


def issue_text(facts: BundleFacts) -> IssueText:
    """Write the report of one failure; what does not fit is left to the attachment."""
    framework, parts = facts.about.framework.name, _parts(facts)
    form = framework if framework in parts.trackers else "generic"
    if framework == "torch" and facts.about.mode == "compile":
        form = "torch-compile"
    text = ""
    for shorter in _shorter(facts):
        text = _fill_in(form, shorter)
        if len(text) <= LONGEST_ISSUE:
            break
    else:
        text = text[: LONGEST_ISSUE - _ROOM] + "\n\n(cut: the rest is in the attached zip)\n"
    address = parts.trackers.get(form, "")
    return IssueText(filename=f"ISSUE-{framework}.md", text=text, address=address)


def _shorter(facts: BundleFacts) -> list[BundleFacts]:
    first = replace(
        facts, releases=facts.releases[-_MOST_ROWS:], packages=facts.packages[:_MOST_PACKAGES]
    )
    second = replace(first, packages=(), releases=first.releases[-20:])
    third = replace(second, output="", traceback=second.traceback[-8_000:])
    elsewhere = "# too long for an issue: see case/{} in the attached zip"
    helpers = tuple((name, elsewhere.format(name)) for name, _ in facts.helpers)
    fourth = replace(third, fixed=elsewhere.format("fixed.py"), helpers=helpers)
    fifth = replace(fourth, broken=elsewhere.format("broken.py"), helpers=())
    return [first, second, third, fourth, fifth]


def _fill_in(form: str, facts: BundleFacts) -> str:
    """Write a report; parts without anything to say are left out."""
    parts, text = _parts(facts), []
    for heading, names in parts.forms[form]:
        written = [getattr(parts, name)().strip("\n") for name in names.split()]
        text += [heading, *(one for one in written if one.strip())]
    return "\n\n".join(text) + "\n"


def _page(template: str, **values: Any) -> str:
    return _templates().get_template(template).render(values).strip("\n") + "\n"


Redacted = Mapping[str, Mapping[Secret, int]]
"""How often each secret's placeholder occurs in each member."""


def readme(facts: BundleFacts, issue: IssueText, members: Sequence[str]) -> str:
    """Write what is in a bundle and what to do with it."""
    return _page(
        "readme.md.j2",
        facts=facts,
        about=facts.about,
        issue=issue,
        is_there=lambda name: any(member.startswith(name) for member in members),
    )


def releases_page(facts: BundleFacts) -> str:
    """Write the table of releases as a page of its own."""
    releases = _parts(facts).releases().strip("\n")
    return f"# Releases: {code(facts.about.case)}\n\n{releases}\n"


def redaction_page(
    redacted: Redacted, left: Sequence[Left], changed: Sequence[str], unread: Sequence[str]
) -> str:
    """List what kind of secret was redacted in which member, never the secret.

    `changed` are the scripts that differ from the originals, `unread` members that are no text.
    """
    return _page("redacted.md.j2", redacted=redacted, left=left, changed=changed, unread=unread)
