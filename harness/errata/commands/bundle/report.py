"""The members of a bundle as text and JSON, and what `errata bundle` and `errata replay` show."""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated, Any

from errata.commands.bundle.issue import (
    BundleFacts,
    IssueText,
    expectation_words,
    readme,
    releases_page,
)
from errata.commands.bundle.kit import REPLAY, shipped_modules
from errata.compare.behaviour import Earlier, Row
from errata.model.case import BACKENDS, Expectation, Key
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE
from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Outcome, ScriptResult, Signature
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
from errata.text.jsonable import DocumentFormat
from errata.text.printable import counted, first_names, visible

if TYPE_CHECKING:
    from errata.commands.bundle.bundling import Bundle
    from errata.commands.bundle.replaying import OpenedBundle, Replayed

FORMAT_VERSION = 1
"""The value of `schema` in MANIFEST.json and signature.json. History: 1: the first."""

MANIFEST = "MANIFEST.json"
REDACTED = "REDACTED.md"
SIGNATURE = "signature.json"
CASE_FOLDER = "case/"

PROGRAM = "replay.py"
PROGRAM_PARTS = "replay_parts/"
# What a user starts. Every Python reads it, to say that it is too old; hence no newer syntax.
_START = """\
# Run the scripts of this bundle and report whether the documented failure appears:
#
#     python replay.py                    make the environment with uv or pip, and run there
#     python replay.py --python PATH      run in an interpreter that has the framework
#
# The program is replay_parts/errata/commands/bundle/replay.py.
import os
import sys

if sys.version_info < (3, 8):
    sys.stderr.write(
        "replay.py: needs Python 3.8 or later, and this is Python %d.%d.%d: start it with another "
        "Python (--python PATH names the one that has the framework)\\n" % sys.version_info[:3]
    )
    sys.exit(2)
sys.dont_write_bytecode = True  # the folder stays as it was bundled
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "replay_parts"))
try:
    from errata.commands.bundle.replay import main
except ImportError:
    sys.stderr.write("replay.py: replay_parts is missing next to it: unpack the whole bundle\\n")
    sys.exit(2)
if __name__ == "__main__":
    sys.exit(main())
"""


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


_SIGNATURE = DocumentFormat(
    name="signature", version=FORMAT_VERSION, kind=BundledSignature, title="errata bundle"
)


def _signature_of(facts: BundleFacts) -> BundledSignature:
    return BundledSignature(
        signature_version=SIGNATURE_VERSION,
        case=facts.case,
        title=facts.title,
        kind=facts.kind,
        framework=BundledFramework(
            name=facts.framework, module=facts.module, distribution=facts.distribution
        ),
        environment=BundledEnvironment(
            id=facts.environment,
            release=facts.release,
            build=facts.build,
            python=facts.python,
            lock=facts.lock_platform,
        ),
        mode=facts.mode,
        backend=facts.backend,
        known=facts.known,
        variables=dict(facts.variables),
        timeout_s=facts.timeout_s,
        expected=facts.expected,
        seen=facts.seen,
        outcome=facts.outcome,
    )


def documents(
    facts: BundleFacts, issue: IssueText, case_files: Mapping[str, str | bytes]
) -> dict[str, str | bytes]:
    """Write every member but REDACTED.md and the manifest; what a person reads comes first.

    `case_files` are the files of the case by their path in its folder.
    """
    ordered = sorted(case_files, key=lambda name: (_FIRST.get(name, len(_FIRST)), name))
    members: dict[str, str | bytes] = {
        "README.md": "",
        issue.filename: issue.text,
        **program(),
        **{f"{CASE_FOLDER}{name}": case_files[name] for name in ordered},
        SIGNATURE: _json(_SIGNATURE.plain(_signature_of(facts))),
        "releases.md": releases_page(facts),
        "releases.json": _json(_releases_document(facts)),
        "requirements.txt": "".join(f"{line}\n" for line in facts.requirements),
        "environment.yml": _conda(facts),
    }
    if facts.lock:
        members["requirements.lock"] = facts.lock
    members["README.md"] = readme(facts, issue, [*members, REDACTED, MANIFEST])
    return members


def program() -> dict[str, str]:
    """Return `replay.py` and the modules that it imports, by member name."""
    return {PROGRAM: _START, **shipped_modules(PROGRAM_PARTS, REPLAY)}


_FIRST = {"broken.py": 0, "fixed.py": 1, "case.toml": 2}


def manifest(facts: BundleFacts, members: Mapping[str, bytes]) -> str:
    """List every member with its hash."""
    return _json(
        {
            "errata": "bundle",
            "schema": FORMAT_VERSION,
            "harness": facts.version,
            "case": facts.case,
            "members": {
                name: {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}
                for name, content in members.items()
            },
        }
    )


def _releases_document(facts: BundleFacts) -> dict[str, Any]:
    return {
        "errata": "releases",
        "schema": FORMAT_VERSION,
        "case": facts.case,
        "framework": facts.framework,
        "releases": [asdict(one) for one in facts.releases],
        "changes": [asdict(one) for one in facts.changes],
    }


def _conda(facts: BundleFacts) -> str:
    """Write what `conda env create -f` reads; every text in it is a JSON string, so also YAML."""
    options = [line for line in facts.requirements if line.startswith("-")]
    packages = [line for line in facts.requirements if not line.startswith("-")]
    listed = [*(option for line in options for option in _option_lines(line)), *packages]
    return "".join(
        [
            f"name: {json.dumps('errata-' + facts.slug)}\n",
            "channels:\n  - conda-forge\n",
            "dependencies:\n",
            f"  - {json.dumps('python=' + facts.python)}\n",
            "  - pip\n",
            "  - pip:\n",
            *(f"      - {json.dumps(line)}\n" for line in listed),
        ]
    )


def _option_lines(line: str) -> list[str]:
    """Split options that share a line in a requirements file; conda wants one on each."""
    return [f"--{option.strip()}" for option in line.split("--") if option.strip()]


def _json(plain: Mapping[str, Any]) -> str:
    return json.dumps(plain, indent=1, ensure_ascii=True) + "\n"


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
    about = opened.about
    rows = (
        ("case", f"{about.case}: {about.title}"),
        ("about", f"{about.place} ({about.known})"),
        ("expected", expectation_words(about.expected[0])),
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
