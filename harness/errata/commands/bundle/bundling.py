"""Make the attachment of a bug report: one archive with all that a maintainer needs."""

from __future__ import annotations

import contextlib
import dataclasses
import getpass
import hashlib
import json
import os
import re
import shlex
import socket
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from errata.commands.bundle.facts import gather
from errata.commands.bundle.issue import (
    BundledSignature,
    BundleFacts,
    IssueText,
    Redacted,
    issue_text,
    readme,
    redaction_page,
    releases_page,
)
from errata.commands.bundle.redaction import Form, Identity, Left, Redactor, Secret, Source, learn
from errata.commands.bundle.replaying import (
    CASE_FOLDER,
    FORMAT_VERSION,
    MANIFEST,
    SIGNATURE,
    content_words,
)
from errata.commands.kit.kit import REPLAY, read_files, shipped_modules
from errata.measuring.lending import NamedCase
from errata.model.case import Case, Script
from errata.model.verdict import word_of
from errata.plan.programs import imported_beside
from errata.report.document import Block, Commands, Document, Facts, Section, Words, name
from errata.store.archive import archive_bytes
from errata.text.jsonable import DocumentFormat
from errata.text.printable import counted, first_names

if TYPE_CHECKING:
    from errata.store.sql import Store

REDACTED = "REDACTED.md"
PROGRAM = "replay.py"
PROGRAM_PARTS = "replay_parts/"
# What a user starts. Every Python reads it, to say that it is too old; hence no newer syntax.
_START = Path(__file__).with_name("start.py.txt").read_text(encoding="utf-8")
_NAMES = ("USER", "LOGNAME", "USERNAME", "SUDO_USER")
_BEFORE = r"(?<![\w.])/[^\s\"',;:()]{0,400}"
_PACKAGES = re.compile(rf"{_BEFORE}/(?:site|dist)-packages/")
_LIBRARY = re.compile(rf"{_BEFORE}/lib/(?=python3\.\d+/)")
_TEMPORARY = re.compile(r"/tmp/errata-[\w/-]{1,200}?/(?=work|home|tmp)")  # noqa: S108 - a pattern


@dataclass(frozen=True, kw_only=True)
class Bundle:
    """A finished bundle, not yet written.

    `redacted` counts placeholders by member; `changed` are the scripts that contain some;
    `left` is what stays because it is part of their code.
    """

    facts: BundleFacts
    issue: IssueText
    content: bytes
    members: tuple[str, ...]
    redacted: Redacted
    left: tuple[Left, ...]
    changed: tuple[str, ...]
    unread: tuple[str, ...]


def make_bundle(
    named: NamedCase,
    store: Store,
    *,
    keep: Iterable[str] = (),
    words: Iterable[str] = (),
    identity: Identity | None = None,
    file: str = "",
) -> Bundle:
    """Make the bundle of a case; equal inputs give equal bytes, wherever and by whomever.

    `file` is the name that it gets, by default that of the case. `keep` are never redacted, `words`
    always. Raises UsageProblem where the case has nothing to file or too much to attach.
    """
    case = named.case
    facts = gather(named.project, store, case, named.frameworks, place=named.place)
    raw = read_files(case.folder)
    files, unread = _split_text(raw)
    facts = dataclasses.replace(facts, helpers=_helpers(case, files), attachment=file)
    shortened = _without_machine_paths(facts, case)
    redactor = learn(
        _sources(files, shortened),
        _useful(identity or look_around(), named, facts),
        keep=keep,
        words=words,
    )
    redacted = _map_facts(shortened, redactor.apply)
    texts = {name: redactor.apply(text, _form(name)) for name, text in files.items()}
    issue = issue_text(redacted)
    members = documents(redacted, issue, {**texts, **unread})
    redactions = _count(members, redactor)
    changed = tuple(name for name, text in texts.items() if text != files[name])
    left = tuple(redactor.left)
    page = redaction_page(redactions, left, changed, sorted(unread))
    encoded = {
        name: one if isinstance(one, bytes) else one.encode("utf-8", "backslashreplace")
        for name, one in members.items()
    }
    encoded[REDACTED] = page.encode()
    encoded[MANIFEST] = manifest(redacted, encoded).encode()
    return Bundle(
        facts=redacted,
        issue=issue,
        content=archive_bytes(encoded),
        members=tuple(encoded),
        redacted=redactions,
        left=left,
        changed=changed,
        unread=tuple(sorted(unread)),
    )


def _split_text(raw: Mapping[str, bytes]) -> tuple[dict[str, str], dict[str, bytes]]:
    """Separate texts from other files; only UTF-8 text can be redacted."""
    texts: dict[str, str] = {}
    others: dict[str, bytes] = {}
    for member, content in raw.items():
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError:
            others[member] = content
            continue
        if "\0" in text:
            others[member] = content
        else:
            texts[member] = text
    return texts, others


def _helpers(case: Case, texts: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return the modules in a case's folder that its script imports, and those import."""
    found: dict[str, str] = {}
    waiting = [case.broken]
    while waiting:
        beside: tuple[Path, ...] = ()
        with contextlib.suppress(SyntaxError, ValueError):  # a broken module is shown as it is
            beside = imported_beside(waiting.pop(), case.folder / Script.BROKEN.filename)
        for path in beside:
            for member, text in texts.items():
                is_part = member == path.name or member.startswith(f"{path.name}/")
                if is_part and member.endswith(".py") and member not in found:
                    found[member] = text
                    waiting.append(text)
    return tuple(found.items())


def _form(name: str) -> Form:
    if name.endswith((".py", ".pyi")):
        return "python"
    return "lock" if name.endswith((".lock", "requirements.txt")) else "text"


def _sources(files: Mapping[str, str], facts: BundleFacts) -> list[Source]:
    """List all texts in the order in which secrets are numbered: the scripts come first."""
    first = [script.filename for script in Script]
    names = [name for name in first if name in files] + sorted(set(files) - set(first))
    sources = [Source(name=name, text=files[name], form=_form(name)) for name in names]

    def note(text: str, form: Form) -> str:
        sources.append(Source(name="what was measured", text=text, form=form))
        return text

    _map_facts(facts, note)
    return sources


_FORMS: Mapping[str, Form] = {
    **dict.fromkeys(("broken", "fixed", "helpers"), "python"),
    **dict.fromkeys(("lock", "requirements", "packages"), "lock"),
}
# Our own names, and what a tracker needs unchanged.
_UNTOUCHED = (
    *("case", "kind", "framework", "id", "release", "environment", "python", "mode", "backend"),
    *("known", "version", "to_do", "measured", "before", "after"),
)


def _map_facts(facts: BundleFacts, change: Callable[[str, Form], str]) -> BundleFacts:
    """Return the facts with every foreign text replaced by `change(text, form)`."""

    def mapped(value: Any, form: Form, name: str = "") -> Any:
        if type(value) is str:
            return value if name in _UNTOUCHED else change(value, form)
        if isinstance(value, tuple):
            return tuple(mapped(item, form, name) for item in value)
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            entries = {
                entry.name: getattr(value, entry.name) for entry in dataclasses.fields(value)
            }
            is_whole = value is facts
            changed = {
                name: mapped(one, _FORMS.get(name, form) if is_whole else form, name)
                for name, one in entries.items()
            }
            return dataclasses.replace(value, **changed)
        return value  # numbers, enumerations

    changed: BundleFacts = mapped(facts, "text")
    return changed


def _without_machine_paths(facts: BundleFacts, case: Case) -> BundleFacts:
    """Shorten the paths in raw output that only have a meaning on this machine."""
    folder = str(case.folder.resolve())
    return dataclasses.replace(
        facts,
        traceback=shorten_paths(facts.traceback, folder),
        output=shorten_paths(facts.output, folder),
    )


def _useful(identity: Identity, named: NamedCase, facts: BundleFacts) -> Identity:
    """Leave out names that are also those of packages: they would take the bug out of the text."""
    pins = {line.partition("==")[0] for line in (*facts.packages, *facts.lock.split())}
    ours = facts.about.framework
    public = {*pins, *named.frameworks, ours.module, ours.distribution, "errata"}
    return dataclasses.replace(
        identity,
        users=tuple(name for name in identity.users if name.lower() not in public),
        hosts=tuple(name for name in identity.hosts if name.lower() not in public),
    )


def _count(members: Mapping[str, str | bytes], redactor: Redactor) -> dict[str, dict[Secret, int]]:
    placeholders = {}
    for member, content in members.items():
        mine = redactor.count(content) if isinstance(content, str) else {}
        if mine and not member.startswith((PROGRAM, PROGRAM_PARTS)):
            placeholders[member] = dict(mine)
    return placeholders


def look_around() -> Identity:
    """Collect this machine's account names, home folders and host names, to redact them."""
    users = [os.environ.get(name, "") for name in _NAMES]
    try:
        users.append(getpass.getuser())
    except (OSError, KeyError, ImportError):
        users.append("")
    homes = [os.environ.get("HOME", ""), os.environ.get("USERPROFILE", "")]
    try:
        homes.append(str(Path.home()))
    except (RuntimeError, OSError):
        homes.append("")
    host = socket.gethostname()
    hosts = [host, host.partition(".")[0], os.environ.get("HOSTNAME", "")]
    return Identity(users=_distinct(users), homes=_distinct(homes), hosts=_distinct(hosts))


def _distinct(texts: list[str]) -> tuple[str, ...]:
    """Drop empty and repeated texts; the longest come first, as a part must not win."""
    return tuple(sorted({text for text in texts if text}, key=lambda text: (-len(text), text)))


def shorten_paths(text: str, case_folder: str) -> str:
    """Cut off where packages, the interpreter and the case lay on this machine."""
    text = text.replace(f"{case_folder}/", "")
    text = _PACKAGES.sub("site-packages/", text)
    return _TEMPORARY.sub("", _LIBRARY.sub("lib/", text))


_SIGNATURE = DocumentFormat("signature", FORMAT_VERSION, BundledSignature, "errata bundle")


def documents(
    facts: BundleFacts, issue: IssueText, case_files: Mapping[str, str | bytes]
) -> dict[str, str | bytes]:
    """Write every member but REDACTED.md and the manifest; what a person reads comes first.

    `case_files` are the files of the case by their path in its folder.
    """
    releases = {
        "errata": "releases",
        "schema": FORMAT_VERSION,
        "case": facts.about.case,
        "framework": facts.about.framework.name,
        "releases": [dataclasses.asdict(one) for one in facts.releases],
        "changes": [dataclasses.asdict(one) for one in facts.changes],
    }
    ordered = sorted(case_files, key=lambda name: (_FIRST.get(name, len(_FIRST)), name))
    members: dict[str, str | bytes] = {
        "README.md": "",
        issue.filename: issue.text,
        **program(),
        **{f"{CASE_FOLDER}{name}": case_files[name] for name in ordered},
        SIGNATURE: _json(_SIGNATURE.plain(facts.about)),
        "releases.md": releases_page(facts),
        "releases.json": _json(releases),
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
            "case": facts.about.case,
            "members": {
                name: {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}
                for name, content in members.items()
            },
        }
    )


def _conda(facts: BundleFacts) -> str:
    """Write what `conda env create -f` reads; every text in it is a JSON string, so also YAML."""
    options = [line for line in facts.requirements if line.startswith("-")]
    packages = [line for line in facts.requirements if not line.startswith("-")]
    # Options may share a line of a requirements file; conda wants one on each.
    split = (option.strip() for line in options for option in line.split("--"))
    listed = [*(f"--{option}" for option in split if option), *packages]
    return "".join(
        [
            f"name: {json.dumps('errata-' + facts.slug)}\n",
            "channels:\n  - conda-forge\n",
            "dependencies:\n",
            f"  - {json.dumps('python=' + facts.about.environment.python)}\n",
            "  - pip\n",
            "  - pip:\n",
            *(f"      - {json.dumps(line)}\n" for line in listed),
        ]
    )


def _json(plain: Mapping[str, Any]) -> str:
    return json.dumps(plain, indent=1, ensure_ascii=True) + "\n"


_MOST_MEMBERS = 4


def bundle_document(made: Bundle, file: str, measure: str) -> Document:
    """Describe a written bundle: its content, what was redacted, and what to do with it.

    `measure` is the command that runs the case.
    """
    facts = made.facts
    rows = [
        ("case", f"{facts.about.case}: {facts.about.title}"),
        ("about", f"{facts.about.place} ({facts.about.known})"),
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
        summary=(f"{file} written: {content_words(len(made.members), len(made.content))}",),
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
    if not facts.traceback.strip() and (facts.about.seen is not None or facts.is_only_documented):
        blocks.append(
            Words(
                "No traceback is stored, which trackers ask for. Run the case, then bundle again."
            )
        )
        rows.append(("run", measure))
    return [*blocks, Commands(tuple(rows))] if rows else blocks


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
    return f"{pins} locked with hashes for {facts.about.environment.lock}"


def _named(members: Sequence[str]) -> str:
    return first_names(members, _MOST_MEMBERS)
