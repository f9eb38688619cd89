"""Show on the screen what went into a bundle, what is in one from elsewhere, and its replay."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from errata.model.case import Expectation
from errata.model.outcome import ScriptResult
from errata.report.issue.facts import BundleFacts
from errata.text.differences import BEFORE_MARKS, NOW_MARKS, compare_words, marked, shorten
from errata.text.printable import ascii_only, cut, visible

__all__ = [
    "BundleView",
    "ReplayView",
    "StrangerView",
    "render_bundle",
    "render_replay",
    "render_stranger",
]

_LINE = 400
_NARROWEST = 20
_DIFFERENCE = 800
_MOST_MEMBERS = 4


@dataclass(frozen=True, kw_only=True)
class BundleView:
    """A written bundle: `redacted` are kind, number of things, number of places, members.

    `measure` is the command that runs the case.
    """

    file: str
    size: int
    members: int
    facts: BundleFacts
    issue: str
    address: str
    redacted: tuple[tuple[str, int, int, tuple[str, ...]], ...]
    left: tuple[str, ...]
    measure: str
    changed: tuple[str, ...]
    unread: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class StrangerView:
    """A bundle that was checked and not yet run; all texts are a stranger's."""

    file: str
    members: int
    size: int
    case: str
    title: str
    place: str
    known: str
    made_by: str
    expected: str
    confined: bool


@dataclass(frozen=True, kw_only=True)
class ReplayView:
    """A replay: `parts` is empty where the signature is the same as `expected`."""

    environment: str
    build: str
    broken: ScriptResult
    fixed: ScriptResult
    expected: Expectation
    number: int
    parts: tuple[str, ...]
    inconclusive: str
    kept: str = ""


def render_bundle(view: BundleView, console: Console) -> None:
    """Say what was written, what was taken out of it, and what to do with it."""
    page = _Page(console)
    facts = view.facts
    page.line(f"{view.file}: {view.members} files, {_size(view.size)}", style="bold")
    page.pairs(
        [
            ("case", f"{facts.case}: {facts.title}"),
            ("about", f"{facts.place} ({facts.known})"),
            ("failure", facts.failure),
            ("releases", _releases(facts)),
            *(("changed", _change(facts, number)) for number in range(len(facts.changes))),
            ("packages", _packages(facts)),
        ]
    )
    page.line("")
    _redaction(view, page)
    page.line("")
    page.line(f"To file it: read {view.issue} in it, paste that into a new issue, attach the file.")
    if view.address:
        page.whole(f"  {view.address}")
    if not facts.traceback.strip() and (facts.seen is not None or facts.is_only_documented):
        page.line(
            "No traceback is stored, which trackers ask for. To have one, run, then bundle again:"
        )
        page.whole(f"  {view.measure}")
    if facts.to_do:
        page.line(f"Still to be written in case.toml: {', '.join(facts.to_do)}.")


def _redaction(view: BundleView, page: _Page) -> None:
    if not view.redacted:
        page.line("redacted: nothing was found that had to be taken out")
    else:
        total = sum(things for _, things, _, _ in view.redacted)
        noun = "thing" if total == 1 else "things"
        page.line(f"redacted: {total} {noun} (REDACTED.md says where)")
        page.pairs(
            [
                (words, f"{things}, in {_places(places)}: {_some(members)}")
                for words, things, places, members in view.redacted
            ]
        )
    scripts = [name for name in view.changed if name.endswith(".py")]
    if scripts:
        names = ", ".join(scripts)
        page.line(f"changed by that, in comments and texts only: {names}")
        page.line("  to see that it still fails:")
        page.whole(f"  errata replay {shlex.quote(view.file)} --yes")
    for words in view.left:
        page.line(f"left in: {words}")
    if view.unread:
        page.line(f"not looked into, being no text: {_some(view.unread)}")


def render_stranger(view: StrangerView, console: Console) -> None:
    """Say what a bundle holds, before anything of it runs."""
    page = _Page(console)
    page.line(f"{view.file}: {view.members} files, {_size(view.size)}, as its manifest says")
    page.pairs(
        [
            ("case", f"{view.case}: {view.title}"),
            ("about", f"{view.place} ({view.known})"),
            ("expected", view.expected),
            ("made by", f"Errata {view.made_by}"),
        ]
    )
    how = (
        "in a sandbox: no network, no file but their own to write, nothing of your home to read"
        if view.confined
        else "with your rights and without a sandbox"
    )
    page.line(f"Its scripts run {how}. The manifest shows damage, not who wrote it.")


def render_replay(view: ReplayView, console: Console) -> None:
    """Say what both scripts did and whether the signature is the same."""
    page = _Page(console)
    if view.inconclusive:
        page.line(f"could not run in {view.environment}: {view.inconclusive}", style="bold")
    else:
        page.pairs(
            [
                ("ran in", f"{view.environment} ({view.build})"),
                ("broken.py", _did(view.broken)),
                ("fixed.py", _did(view.fixed)),
            ]
        )
        page.line("")
        _verdict(view, page)
    if view.kept:
        page.line(f"kept in {view.kept}")


def _verdict(view: ReplayView, page: _Page) -> None:
    if not view.parts:
        where = ""
        if view.number:
            where = f", as documented for {view.expected.releases or 'other places'}"
        page.line(f"the same signature{where}", style="bold green")
        return
    if str(view.broken.outcome) == "passed" and view.expected.warning is None:
        page.line("not the same: broken.py passes here", style="bold yellow")
        return
    page.line(f"not the same signature: it differs in {', '.join(view.parts)}", style="bold yellow")
    for part in view.parts:
        before, now = compare_words(
            visible(_wanted(view.expected, part)),
            visible(_seen(view.broken, part)),
            pattern=part in ("message", "at"),
        )
        page.pairs(
            [
                (
                    f"{part} expected",
                    marked(shorten(before, _DIFFERENCE), BEFORE_MARKS) or "(none)",
                ),
                (f"{part} here", marked(shorten(now, _DIFFERENCE), NOW_MARKS) or "(none)"),
            ]
        )


def _wanted(expected: Expectation, part: str) -> str:
    value = getattr(expected, part)
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _seen(result: ScriptResult, part: str) -> str:
    if part in ("outcome", "signal", "exit_code"):
        value = getattr(result, part)
        return "" if value is None else str(value)
    if part == "warning":
        return "; ".join(seen.message for seen in result.warnings[:3])
    value = getattr(result.signature, part, "")
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _did(result: ScriptResult) -> str:
    words = str(result.outcome)
    if result.signature is not None:
        return f"{words} {result.signature.type}: {result.signature.message}"
    if result.signal:
        return f"{words} ({result.signal})"
    return f"{words} ({result.detail})" if result.detail else words


def _releases(facts: BundleFacts) -> str:
    if not facts.releases:
        return "none was measured: the failure is as documented"
    counts: dict[str, int] = {}
    for one in facts.releases:
        counts[one.verdict] = counts.get(one.verdict, 0) + 1
    told = ", ".join(f"{verdict} {number}" for verdict, number in counts.items())
    recorded = sum(one.measured == "recorded" for one in facts.releases)
    known = f"; {recorded} from the record" if recorded else ""
    return f"{len(facts.releases)} verified: {told}{known}"


def _change(facts: BundleFacts, number: int) -> str:
    change = facts.changes[number]
    unseen = f", {len(change.between)} in between unknown" if change.between else ""
    return (
        f"between {change.before} and {change.after} ({change.mode}, {change.backend}; "
        f"{change.evidence}{unseen})"
    )


def _packages(facts: BundleFacts) -> str:
    if not facts.lock:
        return f"no lock; {', '.join(facts.requirements)}"
    pins = sum("==" in line for line in facts.lock.splitlines())
    return f"{pins} locked with hashes for {facts.lock_platform}"


def _places(number: int) -> str:
    return "1 place" if number == 1 else f"{number} places"


def _some(names: Sequence[str]) -> str:
    more = len(names) - _MOST_MEMBERS
    return ", ".join(names[:_MOST_MEMBERS]) + (f" and {more} more" if more > 0 else "")


def _size(size: int) -> str:
    return f"{size / 2**20:.1f} MiB" if size >= 2**20 else f"{max(1, size // 2**10)} KiB"


@dataclass(frozen=True, kw_only=False)
class _Page:
    """A console to which every text goes escaped, and in ASCII where it must."""

    console: Console

    def line(self, text: str, *, style: str = "") -> None:
        """Print a line, folded at the console's width."""
        for line in Text(self._shown(text)).wrap(self.console, self.console.width, overflow="fold"):
            line.rstrip()
            line.stylize(style)
            self.console.print(line)

    def whole(self, text: str) -> None:
        """Print a line that is to be copied, however long it is."""
        self.console.print(Text(self._shown(text)), soft_wrap=True)

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Print names and values in two columns, folded, with nothing behind the words."""
        indent = max((len(name) for name, _ in rows), default=0) + 4
        width = max(self.console.width - indent, _NARROWEST)
        for name, value in rows:
            text = Text(self._shown(cut(value, _LINE)))
            for number, line in enumerate(text.wrap(self.console, width, overflow="fold")):
                line.rstrip()
                head = f"  {name}" if number == 0 else ""
                self.console.print(Text(f"{head:<{indent}}", style="dim") + line)

    def _shown(self, text: str) -> str:
        shown = visible(text)
        return shown if self.console.encoding.startswith("utf") else ascii_only(shown)
