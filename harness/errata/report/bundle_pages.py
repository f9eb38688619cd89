"""The README of a bundle, its releases and its redactions, as Markdown pages: pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from errata.model.matching import fold
from errata.report.issue import (
    BundleFacts,
    change_sentence,
    prose,
    release_table,
    replay_lines,
    shown_failure,
)
from errata.report.issue_text import IssueText
from errata.report.markdown import code, fenced, table_row
from errata.text.printable import visible
from errata.text.redaction import Left, Secret

__all__ = ["Redacted", "readme", "redaction_page", "releases_page"]

Redacted = Mapping[str, Mapping[Secret, int]]
"""How often each secret's placeholder occurs in each member."""

_MEMBERS = (
    ("case/", "the scripts as they are run: `broken.py` fails, `fixed.py` works, `case.toml`"),
    (
        "replay.py",
        "runs them and compares their signature; standard library only",
    ),
    ("replay_parts/", "what `replay.py` imports: modules of Errata, unchanged"),
    ("signature.json", "what must be seen, and what was seen"),
    ("releases.md, releases.json", "every release that was measured, and where it changed"),
    ("requirements.txt", "the packages that matter; for people"),
    ("requirements.lock", "every package with its hashes; for `pip --require-hashes`"),
    ("environment.yml", "the same for conda"),
    ("REDACTED.md", "what was taken out before this was written"),
    ("MANIFEST.json", "the SHA-256 of every file here"),
)


def readme(facts: BundleFacts, issue: IssueText, members: Sequence[str]) -> str:
    """Write what is in a bundle and what to do with it."""
    where = f" at <{issue.address}>" if issue.address else ""
    listed = [f"- `{name}`: {what}" for name, what in _MEMBERS if _has(name, members)]
    parts = [
        f"# {fold(prose(facts.title))}",
        (
            f"{code(facts.case)}, a failure of kind {code(facts.kind)}, on {visible(facts.place)} "
            f"({facts.known})."
        ),
        fenced(shown_failure(facts)),
        "## Replay it",
        replay_lines(facts)
        + "\n`replay.py` runs the scripts with your rights and without a sandbox: read them first. "
        "With Errata installed, `errata replay FILE.zip` confines them where the machine can.",
        "## File it",
        (
            f"`{issue.filename}` is the text, in the shape that the tracker asks for: paste it"
            f"{where} and attach the zip."
        ),
        "## What is here",
        "\n".join([f"- `{issue.filename}`: the issue, ready to paste", *listed]),
        "## Releases",
        _releases(facts),
    ]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def _has(name: str, members: Sequence[str]) -> bool:
    first = name.partition(",")[0]
    return any(member.startswith(first) for member in members)


def _releases(facts: BundleFacts) -> str:
    lines = [f"- {change_sentence(change, facts.framework)}" for change in facts.changes]
    text = "\n".join(lines)
    if facts.releases:
        return f"{text}\n\n{release_table(facts.releases)}".strip()
    return "No release was measured; the failure is as its case documents it."


def releases_page(facts: BundleFacts) -> str:
    """Write the table of releases as a page of its own."""
    return f"# Releases: {code(facts.case)}\n\n{_releases(facts)}\n"


def redaction_page(
    redacted: Redacted, left: Sequence[Left], changed: Sequence[str], unread: Sequence[str]
) -> str:
    """List what kind of secret was redacted in which member, never the secret.

    `changed` are the scripts that differ from the originals, `unread` members that are no text.
    """
    lines = ["# What was redacted", ""]
    if not redacted:
        lines += ["Nothing was found that had to be taken out.", ""]
    else:
        lines += [
            "The same secret has the same placeholder everywhere.",
            "",
            table_row(("member", "placeholder", "what it was", "times")),
            table_row(("---", "---", "---", "---")),
        ]
        for member, secrets in redacted.items():
            for secret, times in secrets.items():
                row = (code(member), code(secret.placeholder), secret.kind.words, str(times))
                lines.append(table_row(row))
        lines.append("")
    if changed:
        names = ", ".join(map(code, changed))
        lines += [f"Changed by this: {names}. Only comments and texts in them differ.", ""]
    for one in left:
        lines += [
            f"- A {one.kind.words} stays in {code(one.source)}: it is a part of the code there.",
        ]
    for name in unread:
        lines += [f"- {code(name)} is not text in UTF-8 and was not looked into."]
    return "\n".join(lines).rstrip() + "\n"
