"""What `errata bundle` and `errata replay` show, as documents."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING

from errata.commands.bundle.issue import BundleFacts, expectation_words
from errata.compare.sides import Earlier, Row
from errata.model.case import Expectation
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE
from errata.model.outcome import Outcome, ScriptResult
from errata.model.verdict import word_of
from errata.report.document import (
    Block,
    Commands,
    Document,
    Facts,
    Section,
    Sides,
    Words,
    closing,
    name,
)
from errata.text.differences import compare_words
from errata.text.printable import counted, first_names, visible

if TYPE_CHECKING:
    from errata.commands.bundle.bundling import Bundle
    from errata.commands.bundle.replaying import OpenedBundle, Replayed

_MOST_MEMBERS = 4


def bundle_document(made: Bundle, file: str, measure: str) -> Document:
    """Describe a written bundle: its content, what was redacted, and what to do with it.

    `measure` is the command that runs the case.
    """
    facts = made.facts
    rows = [
        ("case", f"{facts.case}: {facts.title}"),
        ("about", f"{facts.place} ({facts.known})"),
        ("failure", facts.failure),
        ("releases", _releases(facts)),
        *(("changed", _change(facts, number)) for number in range(len(facts.changes))),
        ("packages", _packages(facts)),
    ]
    things = {secret.placeholder for secrets in made.redacted.values() for secret in secrets}
    return Document(
        title=("bundle ", name(file)),
        sections=(
            Section(title="Content", blocks=(Facts(tuple(rows)),)),
            Section(title="Redacted", count=len(things), blocks=tuple(_redacted(made, file))),
            Section(title="To file it", blocks=tuple(_filing(made, measure))),
        ),
        summary=(f"{file} written: {_content(len(made.members), len(made.content))}",),
        whole=file,
        has_screen_title=False,
    )


def _redacted(made: Bundle, file: str) -> list[Block]:
    kinds: dict[str, tuple[set[str], list[int], list[str]]] = {}
    for member, secrets in made.redacted.items():
        for secret, times in secrets.items():
            things, places, members = kinds.setdefault(secret.kind.words, (set(), [], []))
            things.add(secret.placeholder)
            places.append(times)
            if member not in members:
                members.append(member)
    rows = [
        (kind, f"{len(things)}, in {counted(sum(places), 'place')}: {_named(members)}")
        for kind, (things, places, members) in kinds.items()
    ]
    scripts = [member for member in made.changed if member.endswith(".py")]
    if scripts:
        rows.append(("changed", f"{', '.join(scripts)}, only in comments and strings"))
    rows += [
        ("left in", f"a {one.kind.words} that is a part of the code of {one.source}")
        for one in made.left
    ]
    if made.unread:
        rows.append(("not read", f"{_named(made.unread)}, which is not text"))
    found = "REDACTED.md in it lists every place." if made.redacted else "Nothing was found."
    blocks: list[Block] = [Words(found), *([Facts(tuple(rows))] if rows else [])]
    if scripts:
        command = f"errata replay {shlex.quote(file)} --yes"
        blocks.append(Commands((("check that it still fails", command),)))
    return blocks


def _filing(made: Bundle, measure: str) -> list[Block]:
    facts, issue = made.facts, made.issue
    blocks: list[Block] = [
        Words(f"Read {issue.filename} in it, paste it into a new issue, and attach the file.")
    ]
    if facts.to_do:
        blocks.append(Words(f"Still to be written in case.toml: {', '.join(facts.to_do)}."))
    rows = [("new issue", issue.address)] if issue.address else []
    if not facts.traceback.strip() and (facts.seen is not None or facts.is_only_documented):
        blocks.append(
            Words(
                "No traceback is stored, which trackers ask for. Run the case, then bundle again."
            )
        )
        rows.append(("run", measure))
    return [*blocks, Commands(tuple(rows))] if rows else blocks


def opened_document(opened: OpenedBundle, *, confined: bool) -> Document:
    """Describe a bundle that was checked, before anything in it runs."""
    place = (
        f"{opened.framework} {opened.build or opened.release}, CPython {opened.python}, "
        f"{opened.mode}, {opened.backend}"
    )
    rows = (
        ("case", f"{opened.case}: {opened.title}"),
        ("about", f"{place} ({opened.known})"),
        ("expected", expectation_words(opened.expected[0])),
        ("made by", f"Errata {opened.made_by}"),
    )
    how = (
        "in a sandbox: no network, write access to its own files only, no access to your home"
        if confined
        else "with your rights and without a sandbox"
    )
    return Document(
        title=("bundle ", name(opened.name)),
        head=(Facts(rows),),
        sections=(),
        summary=(
            f"{opened.name}: {_content(len(opened.members), opened.size)}, as its manifest says",
            f"its scripts run {how}",
            "the manifest shows damage, not who wrote it",
        ),
        whole=opened.name,
    )


def replayed_document(found: Replayed, kept: str = "") -> Document:
    """Describe what both scripts did, and whether the expected signature appeared."""
    rows = [
        ("ran in", f"{found.environment} ({found.build})"),
        ("broken.py", _did(found.broken)),
        ("fixed.py", _did(found.fixed)),
    ]
    if found.inconclusive:
        rows = [("ran in", found.environment), ("problem", found.inconclusive)]
    if kept:
        rows.append(("kept in", kept))
    blocks: list[Block] = [Facts(tuple(rows))]
    if not found.inconclusive and not _passes(found):
        sides = tuple(_row(found.expected, found.broken, part) for part in found.parts)
        blocks.append(Sides(sides, ("expected", "here")))
    if found.inconclusive:
        exit_code = EXIT_INFRASTRUCTURE
    else:
        exit_code = EXIT_AS_EXPECTED if found.is_same else EXIT_CHANGED
    sign, tone = closing(exit_code)
    return Document(
        title="replay",
        sections=(Section(blocks=tuple(blocks)),),
        summary=(_verdict(found),),
        sign=sign,
        tone=tone,
        whole="",
        has_screen_title=False,
    )


def _verdict(found: Replayed) -> str:
    if found.inconclusive:
        return f"could not run in {found.environment}"
    if not found.parts:
        where = found.expected.releases or "other places"
        return f"the same signature{f', as documented for {where}' if found.number else ''}"
    if _passes(found):
        return "not the same: broken.py passes here"
    return f"not the same signature: it differs in {', '.join(found.parts)}"


def _passes(found: Replayed) -> bool:
    return (
        bool(found.parts)
        and found.broken.outcome is Outcome.PASSED
        and found.expected.warning is None
    )


def _row(expected: Expectation, broken: ScriptResult, part: str) -> Row:
    before, now = compare_words(
        visible(_wanted(expected, part)),
        visible(_seen(broken, part)),
        pattern=part in ("message", "at"),
    )
    earlier = (Earlier(source="expected", pieces=before),)
    return Row(name=part, before=earlier, now=now, differs=True)


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
        return "not measured: the failure is as documented"
    counts: dict[str, int] = {}
    for one in facts.releases:
        counts[one.verdict] = counts.get(one.verdict, 0) + 1
    by_verdict = ", ".join(f"{word_of(verdict)} {number}" for verdict, number in counts.items())
    recorded = sum(one.measured == "recorded" for one in facts.releases)
    known = f"; {recorded} from the record" if recorded else ""
    return f"{len(facts.releases)} verified: {by_verdict}{known}"


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


def _named(members: Sequence[str]) -> str:
    return first_names(members, _MOST_MEMBERS)


def _content(members: int, size: int) -> str:
    shown = f"{size / 2**20:.1f} MiB" if size >= 2**20 else f"{max(1, size // 2**10)} KiB"
    return f"{counted(members, 'file')}, {shown}"
