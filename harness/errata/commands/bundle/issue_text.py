"""The text of a bug report, ready to paste, in the shape that each framework's tracker asks for.

The headings are those of the trackers' own forms, as of 2026: pytorch/pytorch (`bug-report.yml`,
and `pt2-bug-report.yml` for torch.compile), mindspore-ai/mindspore (`bug-report.md`) and
PaddlePaddle/Paddle (`1_bug-report.yml`). What needs a person stays a question.

A bundle's README and its pages of releases and redactions are here too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from errata.commands.bundle.issue import (
    BundleFacts,
    change_sentence,
    failure_block,
    prose,
    release_table,
    replay_lines,
    script_block,
    scripts,
    shown_failure,
)
from errata.commands.bundle.redaction import Left, Secret
from errata.model.matching import fold
from errata.report.markdown import code, fenced, table_row
from errata.text.printable import visible

LONGEST_ISSUE = 65_536
"""What GitHub takes, in characters."""

_MOST_ROWS = 60
_MOST_PACKAGES = 120
_ROOM = 1_000


@dataclass(frozen=True, kw_only=True)
class IssueText:
    """A text, the name of its file, and where it can be pasted; `address` may be empty."""

    filename: str
    text: str
    address: str = ""


def issue_text(facts: BundleFacts) -> IssueText:
    """Write the report of one failure; what does not fit is left to the attachment."""
    write, address = _TRACKERS.get(facts.framework, (_generic, ""))
    if facts.framework == "torch" and facts.mode == "compile":
        write, address = _torch_compile, _TORCH_NEW + "pt2-bug-report.yml"
    text = ""
    for shorter in _shorter(facts):
        text = write(shorter)
        if len(text) <= LONGEST_ISSUE:
            break
    else:
        text = text[: LONGEST_ISSUE - _ROOM] + "\n\n(cut: the rest is in the attached zip)\n"
    return IssueText(filename=f"ISSUE-{facts.framework}.md", text=text, address=address)


def _shorter(facts: BundleFacts) -> list[BundleFacts]:
    """Return the facts in the order of what can be left out."""
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


# What they share ---------------------------------------------------------------------------


def _title(facts: BundleFacts) -> str:
    return fold(prose(facts.title)).rstrip(".") + "."


def _opening(facts: BundleFacts) -> str:
    return f"{_title(facts)}\n\n{scripts(facts)}"


def _fails(facts: BundleFacts) -> str:
    if facts.is_only_documented:
        words = f"Expected on {visible(facts.place)}, where it was not measured with Errata:"
    else:
        words = f"On {visible(facts.place)}:"
    return f"{words}\n\n{failure_block(facts)}"


def _cause(facts: BundleFacts) -> str:
    return f"**Why**: {prose(facts.cause)}" if facts.cause and "cause" not in facts.to_do else ""


def _fix(facts: BundleFacts) -> str:
    if not facts.fix_known:
        return "No fix or workaround is known."
    words = "" if "fix" in facts.to_do else prose(facts.fix)
    return f"{words}\n\n{script_block(facts.fixed)}".strip("\n")


def _instead(facts: BundleFacts) -> str:
    return f"**What works instead**:\n\n{_fix(facts)}" if facts.fix_known else _fix(facts)


def _releases(facts: BundleFacts) -> str:
    lines = [change_sentence(change, facts.framework) for change in facts.changes]
    if facts.releases:
        lines.append(release_table(facts.releases))
    else:
        lines.append("No release was measured with Errata; the failure is as documented.")
    return "\n\n".join(lines).rstrip() + "\n"


def _versions(facts: BundleFacts) -> str:
    lines = [
        f"{facts.distribution}: {facts.build or facts.release}",
        f"Python: {facts.python} (CPython)",
        f"Platform: {facts.platform or '?'}",
        f"Mode and device: {facts.mode}, {facts.backend}",
        *(f"{name}: {value}" for name, value in facts.built_with),
    ]
    if facts.packages:
        lines += ["", "Packages:", *(f"  {package}" for package in facts.packages)]
    return fenced("\n".join(map(visible, lines)))


def _related(facts: BundleFacts) -> str:
    if not facts.sources:
        return ""
    listed = [
        f"- <{visible(url)}>{': ' + prose(note) if note else ''}" for url, note in facts.sources
    ]
    return "Related:\n\n" + "\n".join(listed) + "\n"


def _sections(*sections: tuple[str, Sequence[str]]) -> str:
    """Join headings with the parts below them; empty parts are left out."""
    text = []
    for heading, parts in sections:
        kept = [part.strip("\n") for part in parts if part.strip()]
        text.append("\n\n".join([heading, *kept]))
    return "\n\n".join(text) + "\n"


# One for each tracker ----------------------------------------------------------------------


def _torch(facts: BundleFacts) -> str:
    return _sections(
        (
            "### 🐛 Describe the bug",
            [
                _opening(facts),
                _fails(facts),
                _cause(facts),
                _instead(facts),
                "**Releases**:",
                _releases(facts),
                replay_lines(facts),
                _related(facts),
            ],
        ),
        ("### Versions", [_versions(facts)]),
    )


def _torch_compile(facts: BundleFacts) -> str:
    return _sections(
        (
            "### 🐛 Describe the bug",
            [
                _opening(facts),
                _cause(facts),
                _instead(facts),
                "**Releases and modes**:",
                _releases(facts),
                replay_lines(facts),
                _related(facts),
            ],
        ),
        ("### Error logs", [_fails(facts)]),
        ("### Versions", [_versions(facts)]),
    )


def _mindspore(facts: BundleFacts) -> str:
    system = [
        (
            f"- **MindSpore version (source or binary)**: {visible(facts.build or facts.release)} "
            "(binary)"
        ),
        f"- **Python version (e.g., Python 3.7.5)**: Python {visible(facts.python)}",
        (
            "- **OS platform and distribution (e.g., Linux Ubuntu 16.04)**: "
            f"{visible(facts.platform or '?')}"
        ),
        "- **GCC/Compiler version (if compiled from source)**: not compiled from source",
    ]
    return _sections(
        ("## Environment", []),
        ("### Hardware Environment(`Ascend`/`GPU`/`CPU`):", [f"/device {facts.backend}"]),
        ("### Software Environment:", ["\n".join(system), f"Execution mode: {code(facts.mode)}"]),
        ("## Describe the current behavior", [_title(facts), _cause(facts)]),
        ("## Describe the expected behavior", [_fix(facts)]),
        ("## Steps to reproduce the issue", [_steps(facts), replay_lines(facts)]),
        ("## Related log / screenshot", [_fails(facts)]),
        ("## Special notes for this issue", [_releases(facts), _related(facts)]),
    )


def _steps(facts: BundleFacts) -> str:
    script = "\n".join(f"   {line}".rstrip() for line in scripts(facts).splitlines())
    packages = ", ".join(code(line) for line in facts.requirements)
    return f"1. Install {packages}.\n2. Run this script:\n\n{script}\n"


def _paddle(facts: BundleFacts) -> str:
    return _sections(
        (
            "### bug描述 Describe the Bug",
            [
                _opening(facts),
                _fails(facts),
                _cause(facts),
                _instead(facts),
                _versions(facts),
            ],
        ),
        (
            "### 其他补充信息 Additional Supplementary Information",
            [_releases(facts), replay_lines(facts), _related(facts)],
        ),
    )


def _generic(facts: BundleFacts) -> str:
    return _sections(
        ("## What happens", [_opening(facts), _fails(facts), _cause(facts)]),
        ("## What works instead", [_fix(facts)]),
        ("## Releases", [_releases(facts)]),
        ("## Replay it", [replay_lines(facts)]),
        ("## Versions", [_versions(facts), _related(facts)]),
    )


_TORCH_NEW = "https://github.com/pytorch/pytorch/issues/new?template="
_TRACKERS: dict[str, tuple[Callable[[BundleFacts], str], str]] = {
    "torch": (_torch, _TORCH_NEW + "bug-report.yml"),
    "mindspore": (_mindspore, "https://gitee.com/mindspore/mindspore/issues/new"),
    "paddle": (
        _paddle,
        "https://github.com/PaddlePaddle/Paddle/issues/new?template=1_bug-report.yml",
    ),
}


Redacted = Mapping[str, Mapping[Secret, int]]
"""How often each secret's placeholder occurs in each member."""

_MEMBERS = (
    ("case/", "the scripts as they are run: `broken.py` fails, `fixed.py` works, `case.toml`"),
    (
        "replay.py",
        "runs them and compares their signature; standard library only",
    ),
    ("replay_parts/", "the program that `replay.py` starts: modules of Errata, unchanged"),
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
        _release_lines(facts),
    ]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def _has(name: str, members: Sequence[str]) -> bool:
    first = name.partition(",")[0]
    return any(member.startswith(first) for member in members)


def _release_lines(facts: BundleFacts) -> str:
    lines = [f"- {change_sentence(change, facts.framework)}" for change in facts.changes]
    text = "\n".join(lines)
    if facts.releases:
        return f"{text}\n\n{release_table(facts.releases)}".strip()
    return "No release was measured; the failure is as its case documents it."


def releases_page(facts: BundleFacts) -> str:
    """Write the table of releases as a page of its own."""
    return f"# Releases: {code(facts.case)}\n\n{_release_lines(facts)}\n"


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
