"""The text of a bug report, ready to paste, in the shape that each tracker asks for: pure.

The headings are those of the trackers' own forms, as of 2026: pytorch/pytorch (`bug-report.yml`,
and `pt2-bug-report.yml` for torch.compile), mindspore-ai/mindspore (`bug-report.md`) and
PaddlePaddle/Paddle (`1_bug-report.yml`). What needs a person stays a question.

A bundle's README and its pages of releases and redactions are here too.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from errata.commands.bundle.redaction import PLACEHOLDER, Left, Secret
from errata.compare.behaviour import PASSES
from errata.model.case import Expectation
from errata.model.matching import fold
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
    form = facts.framework if facts.framework in _TRACKERS else "generic"
    if facts.framework == "torch" and facts.mode == "compile":
        form = "torch-compile"
    text = ""
    for shorter in _shorter(facts):
        text = _fill_in(form, shorter)
        if len(text) <= LONGEST_ISSUE:
            break
    else:
        text = text[: LONGEST_ISSUE - _ROOM] + "\n\n(cut: the rest is in the attached zip)\n"
    return IssueText(
        filename=f"ISSUE-{facts.framework}.md", text=text, address=_TRACKERS.get(form, "")
    )


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


# The parts of a report -----------------------------------------------------------------------


def _title(facts: BundleFacts) -> str:
    return fold(prose(facts.title)).rstrip(".") + "."


def _fails(facts: BundleFacts) -> str:
    if facts.is_only_documented:
        words = f"Expected on {visible(facts.place)}, where it was not measured with Errata:"
    else:
        words = f"On {visible(facts.place)}:"
    text = f"{words}\n\n{fenced(shown_failure(facts))}"
    if facts.seen is None and facts.output.strip():
        end = tail(visible_lines(facts.output.strip()), _OUTPUT_LINES, _OUTPUT_CHARACTERS)
        text += f"\nThe end of its output:\n\n{fenced(end)}"
    return text


def _cause(facts: BundleFacts) -> str:
    return f"**Why**: {prose(facts.cause)}" if facts.cause and "cause" not in facts.to_do else ""


def _fix(facts: BundleFacts) -> str:
    if not facts.fix_known:
        return "No fix or workaround is known."
    words = "" if "fix" in facts.to_do else prose(facts.fix)
    return f"{words}\n\n{script_block(facts.fixed)}".strip("\n")


def _releases(facts: BundleFacts) -> str:
    lines = [change_sentence(change, facts.framework) for change in facts.changes]
    if facts.releases:
        lines.append(release_table(facts.releases))
    else:
        lines.append("No release was measured with Errata; the failure is as documented.")
    return "\n\n".join(lines)


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
    listed = [
        f"- <{visible(url)}>{': ' + prose(note) if note else ''}" for url, note in facts.sources
    ]
    return "Related:\n\n" + "\n".join(listed) if listed else ""


def _steps(facts: BundleFacts) -> str:
    script = "\n".join(f"   {line}".rstrip() for line in scripts(facts).splitlines())
    packages = ", ".join(code(line) for line in facts.requirements)
    return f"1. Install {packages}.\n2. Run this script:\n\n{script}\n"


def _software(facts: BundleFacts) -> str:
    return (
        f"- **MindSpore version (source or binary)**: {visible(facts.build or facts.release)} "
        "(binary)\n"
        f"- **Python version (e.g., Python 3.7.5)**: Python {visible(facts.python)}\n"
        "- **OS platform and distribution (e.g., Linux Ubuntu 16.04)**: "
        f"{visible(facts.platform or '?')}\n"
        "- **GCC/Compiler version (if compiled from source)**: not compiled from source\n\n"
        f"Execution mode: {code(facts.mode)}"
    )


_PARTS: dict[str, Callable[[BundleFacts], str]] = {
    "cause": _cause,
    "device": lambda facts: f"/device {facts.backend}",
    "fails": _fails,
    "fix": _fix,
    "instead": lambda facts: (
        f"**What works instead**:\n\n{_fix(facts)}" if facts.fix_known else _fix(facts)
    ),
    "modes": lambda facts: f"**Releases and modes**:\n\n{_releases(facts)}",
    "opening": lambda facts: f"{_title(facts)}\n\n{scripts(facts)}",
    "over releases": lambda facts: f"**Releases**:\n\n{_releases(facts)}",
    "related": _related,
    "releases": _releases,
    "replay": replay_lines,
    "software": _software,
    "steps": _steps,
    "title": _title,
    "versions": _versions,
}
# What each tracker asks for: headings, and the parts below them.
_FORMS: dict[str, tuple[tuple[str, str], ...]] = {
    "torch": (
        (
            "### 🐛 Describe the bug",
            "opening, fails, cause, instead, over releases, replay, related",
        ),
        ("### Versions", "versions"),
    ),
    "torch-compile": (
        ("### 🐛 Describe the bug", "opening, cause, instead, modes, replay, related"),
        ("### Error logs", "fails"),
        ("### Versions", "versions"),
    ),
    "mindspore": (
        ("## Environment", ""),
        ("### Hardware Environment(`Ascend`/`GPU`/`CPU`):", "device"),
        ("### Software Environment:", "software"),
        ("## Describe the current behavior", "title, cause"),
        ("## Describe the expected behavior", "fix"),
        ("## Steps to reproduce the issue", "steps, replay"),
        ("## Related log / screenshot", "fails"),
        ("## Special notes for this issue", "releases, related"),
    ),
    "paddle": (
        ("### bug描述 Describe the Bug", "opening, fails, cause, instead, versions"),
        ("### 其他补充信息 Additional Supplementary Information", "releases, replay, related"),
    ),
    "generic": (
        ("## What happens", "opening, fails, cause"),
        ("## What works instead", "fix"),
        ("## Releases", "releases"),
        ("## Replay it", "replay"),
        ("## Versions", "versions, related"),
    ),
}
_TORCH_NEW = "https://github.com/pytorch/pytorch/issues/new?template="
_TRACKERS = {
    "torch": f"{_TORCH_NEW}bug-report.yml",
    "torch-compile": f"{_TORCH_NEW}pt2-bug-report.yml",
    "mindspore": "https://gitee.com/mindspore/mindspore/issues/new",
    "paddle": "https://github.com/PaddlePaddle/Paddle/issues/new?template=1_bug-report.yml",
}


def _fill_in(form: str, facts: BundleFacts) -> str:
    """Write a report; parts without anything to say are left out."""
    text = []
    for heading, names in _FORMS[form]:
        text.append(heading)
        parts = [_PARTS[name](facts).strip("\n") for name in names.split(", ") if name]
        text += [part for part in parts if part.strip()]
    return "\n\n".join(text) + "\n"


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
        _releases(facts),
    ]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def _has(name: str, members: Sequence[str]) -> bool:
    first = name.partition(",")[0]
    return any(member.startswith(first) for member in members)


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
