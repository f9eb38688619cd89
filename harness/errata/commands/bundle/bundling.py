"""Make the attachment of a bug report: one archive with all that a maintainer needs."""

from __future__ import annotations

import contextlib
import dataclasses
import getpass
import os
import re
import socket
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from errata.commands.bundle.facts import gather
from errata.commands.bundle.issue import (
    BundleFacts,
    IssueText,
    Redacted,
    issue_text,
    redaction_page,
)
from errata.commands.bundle.redaction import Form, Identity, Left, Redactor, Secret, Source, learn
from errata.commands.bundle.report import (
    MANIFEST,
    PROGRAM,
    PROGRAM_PARTS,
    REDACTED,
    documents,
    manifest,
)
from errata.measuring.lending import NamedCase
from errata.model.case import EXAMPLES, Case, Script
from errata.model.errors import UsageProblem
from errata.plan.programs import imported_beside
from errata.store.archive import archive_bytes, name_problem

if TYPE_CHECKING:
    from errata.store.sql import Store

_NAMES = ("USER", "LOGNAME", "USERNAME", "SUDO_USER")
_BEFORE = r"(?<![\w.])/[^\s\"',;:()]{0,400}"
_PACKAGES = re.compile(rf"{_BEFORE}/(?:site|dist)-packages/")
_LIBRARY = re.compile(rf"{_BEFORE}/lib/(?=python3\.\d+/)")
_TEMPORARY = re.compile(r"/tmp/errata-[\w/-]{1,200}?/(?=work|home|tmp)")  # noqa: S108 - a pattern
_SKIPPED = ("__pycache__", EXAMPLES)
_LARGEST_FILE = 16 * 2**20


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
    raw = _read_files(case.folder)
    files, unread = _split_text(raw)
    facts = dataclasses.replace(facts, helpers=_helpers(case, files), attachment=file)
    shortened = _without_machine_paths(facts, case)
    redactor = learn(
        _sources(files, shortened),
        _useful(identity or look_around(), named, facts),
        keep=keep,
        words=words,
    )
    redacted = _redacted_facts(shortened, redactor)
    texts = {name: redactor.apply(text, _form(name)) for name, text in files.items()}
    issue = issue_text(redacted)
    members = documents(redacted, issue, {**texts, **unread})
    counted = _count(members, redactor)
    changed = tuple(name for name, text in texts.items() if text != files[name])
    left = tuple(redactor.left)
    page = redaction_page(counted, left, changed, sorted(unread))
    encoded = {name: _encoded(content) for name, content in members.items()}
    encoded[REDACTED] = page.encode()
    encoded[MANIFEST] = manifest(redacted, encoded).encode()
    return Bundle(
        facts=redacted,
        issue=issue,
        content=archive_bytes(encoded),
        members=tuple(encoded),
        redacted=counted,
        left=left,
        changed=changed,
        unread=tuple(sorted(unread)),
    )


# Files -------------------------------------------------------------------------------------


def _read_files(folder: Path) -> dict[str, bytes]:
    """Read a case's files by their path in its folder, links refused."""
    found: dict[str, bytes] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if any(part in _SKIPPED for part in path.parts) or (
            path.is_dir() and not path.is_symlink()
        ):
            continue
        problem = "is a link" if path.is_symlink() else name_problem(name)
        if not problem and not path.is_file():
            problem = "is no plain file"
        if not problem and path.stat().st_size > _LARGEST_FILE:
            problem = f"is larger than {_LARGEST_FILE // 2**20} MiB"
        if problem:
            raise UsageProblem(
                f"{str(path)!r} {problem}, so it cannot be bundled",
                hint="take it out of the case's folder",
            )
        found[name] = path.read_bytes()
    return found


def _split_text(raw: Mapping[str, bytes]) -> tuple[dict[str, str], dict[str, bytes]]:
    """Separate texts from other files; only UTF-8 text can be redacted."""
    texts: dict[str, str] = {}
    others: dict[str, bytes] = {}
    for name, content in raw.items():
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError:
            others[name] = content
            continue
        if "\0" in text:
            others[name] = content
        else:
            texts[name] = text
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
            for name, text in texts.items():
                is_part = name == path.name or name.startswith(f"{path.name}/")
                if is_part and name.endswith(".py") and name not in found:
                    found[name] = text
                    waiting.append(text)
    return tuple(found.items())


def _encoded(content: str | bytes) -> bytes:
    return content if isinstance(content, bytes) else content.encode("utf-8", "backslashreplace")


# Redaction ---------------------------------------------------------------------------------


def _form(name: str) -> Form:
    if name.endswith((".py", ".pyi")):
        return Form.PYTHON
    return Form.LOCK if name.endswith((".lock", "requirements.txt")) else Form.TEXT


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


def _redacted_facts(facts: BundleFacts, redactor: Redactor) -> BundleFacts:
    return _map_facts(facts, redactor.apply)


_AS_CODE = ("broken", "fixed", "helpers")
_AS_LOCK = ("lock", "requirements", "packages")
# Our own names, and what a tracker needs unchanged.
_UNTOUCHED = (
    *("framework", "module", "distribution", "release", "environment", "python", "mode", "backend"),
    *("variables", "known", "kind", "version", "lock_platform", "case", "to_do"),
)


def _map_facts(facts: BundleFacts, change: Callable[[str, Form], str]) -> BundleFacts:
    """Return the facts with every foreign text replaced by `change(text, form)`."""
    values: dict[str, Any] = {}
    for entry in dataclasses.fields(facts):
        if entry.name in _UNTOUCHED:
            continue
        form = Form.TEXT
        form = Form.PYTHON if entry.name in _AS_CODE else form
        form = Form.LOCK if entry.name in _AS_LOCK else form
        values[entry.name] = _mapped(getattr(facts, entry.name), form, change)
    return dataclasses.replace(facts, **values)


_VERSIONS = ("release", "environment", "python", "mode", "backend", "measured", "before", "after")


def _mapped(value: Any, form: Form, change: Callable[[str, Form], str]) -> Any:
    """Map the texts in nested tuples and dataclasses; numbers and enumerations stay."""
    if type(value) is str:
        return change(value, form)
    if isinstance(value, tuple):
        return tuple(_mapped(item, form, change) for item in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        changed = {
            entry.name: _mapped(getattr(value, entry.name), form, change)
            for entry in dataclasses.fields(value)
            if entry.name not in _VERSIONS
        }
        return dataclasses.replace(value, **changed)
    return value


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
    public = {*pins, *named.frameworks, facts.module, facts.distribution, "errata"}
    return dataclasses.replace(
        identity,
        users=tuple(name for name in identity.users if name.lower() not in public),
        hosts=tuple(name for name in identity.hosts if name.lower() not in public),
    )


def _count(members: Mapping[str, str | bytes], redactor: Redactor) -> dict[str, dict[Secret, int]]:
    counted = {}
    for name, content in members.items():
        found = redactor.count(content) if isinstance(content, str) else {}
        if found and not name.startswith((PROGRAM, PROGRAM_PARTS)):
            counted[name] = dict(found)
    return counted


# This machine --------------------------------------------------------------------------------


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
