"""Open a bundle from somebody else, run its scripts, compare the outcomes and show them.

Every check comes first: nothing is unpacked before all have passed.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from errata.commands.bundle.issue import BundledSignature, expectation_words
from errata.compare.behaviour import Earlier, Row
from errata.compare.judge import mismatches
from errata.environments.built import BuiltEnvironment
from errata.environments.locks import Lock, misfits, platform_tag, read_lock
from errata.measuring.availability import absent_devices, refused_devices
from errata.measuring.lending import Where, choose_environment, lend, target_of, variables_of
from errata.measuring.supply import Progress
from errata.model.case import Expectation, Script
from errata.model.cell import EnvironmentSpec, Trial
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EnvironmentFailed,
    InvalidBundle,
    UsageProblem,
)
from errata.model.matching import as_pattern
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.plan.choosing import parse_environment
from errata.plan.corpus import find_table_folder
from errata.plan.framework import Framework
from errata.plan.load import load_case
from errata.plan.matrix import make_trial
from errata.report.document import Block, Document, Facts, Section, Sides, closing, name
from errata.running.pool import Job, Pool
from errata.store.archive import read_archive
from errata.text.differences import compare_words
from errata.text.jsonable import decode
from errata.text.printable import counted, cut, visible

FORMAT_VERSION = 1
"""The value of `schema` in MANIFEST.json and signature.json. History: 1: the first."""

MANIFEST = "MANIFEST.json"
SIGNATURE = "signature.json"
CASE_FOLDER = "case/"
LOCK = "requirements.lock"
_PIN = re.compile(
    r"[A-Za-z0-9][A-Za-z0-9._-]*(?:\[[A-Za-z0-9,._-]+\])?===?[A-Za-z0-9.+!_-]+"
    r"(?: ?;[A-Za-z0-9 ._'\"=<>!()~-]+)?( \\)?"
)
_HASH = re.compile(r" +--hash=sha256:[0-9a-f]{64}( \\)?")
_SHOWN = 300
_AGAIN = "ask the sender for the file as `errata bundle` wrote it"


@dataclass(frozen=True, kw_only=True)
class OpenedBundle:
    """A bundle that passed every check, still in memory; its texts are untrusted."""

    name: str
    members: Mapping[str, bytes] = field(repr=False)
    about: BundledSignature
    made_by: str

    @property
    def size(self) -> int:
        """Bytes of all members."""
        return sum(map(len, self.members.values()))

    @property
    def lock(self) -> str:
        """The lock's text, empty where there is none."""
        return self.members.get(LOCK, b"").decode("utf-8")


def open_bundle(path: Path) -> OpenedBundle:
    """Read and check a bundle; nothing of it is written or run.

    Raises InvalidBundle with what is wrong, UsageProblem where there is no such file.
    """
    members = read_archive(path)
    listed = _manifest(path.name, members)
    _check_members(path.name, members, listed["members"])
    plain = _object(path.name, SIGNATURE, members)
    try:
        about = decode(BundledSignature, plain)
    except (ValueError, RecursionError) as error:
        words = cut(visible(str(error)), _SHOWN)
        raise _refuse(path.name, f"has a {SIGNATURE} that cannot be used: {words}") from error
    made_by = str(listed.get("harness", ""))
    opened = OpenedBundle(name=path.name, members=members, about=about, made_by=made_by)
    _check_lock(path.name, opened)
    return opened


def unpack(bundle: OpenedBundle, folder: Path) -> Path:
    """Write the members below `folder`, which is empty; return the folder of the case."""
    for member, content in bundle.members.items():
        path = folder.joinpath(*member.split("/"))
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:  # never over, or through, something that is there
            file.write(content)
    return folder / CASE_FOLDER.rstrip("/")


def _manifest(shown: str, members: Mapping[str, bytes]) -> dict[str, Any]:
    if MANIFEST not in members:
        raise _refuse(shown, f"has no {MANIFEST}, so it is no bundle")
    plain = _object(shown, MANIFEST, members)
    if plain.get("errata") != "bundle" or not isinstance(plain.get("members"), dict):
        raise _refuse(shown, f"has a {MANIFEST} that is not a bundle's")
    return plain


def _object(shown: str, name: str, members: Mapping[str, bytes]) -> dict[str, Any]:
    try:
        plain = json.loads(members[name].decode("utf-8"))
    except KeyError as error:
        raise _refuse(shown, f"has no {name}") from error
    except (ValueError, RecursionError) as error:
        raise _refuse(shown, f"has a {name} that is not JSON") from error
    if not isinstance(plain, dict):
        raise _refuse(shown, f"has a {name} that is not an object")
    schema = plain.get("schema")
    if isinstance(schema, int) and not isinstance(schema, bool) and schema > FORMAT_VERSION:
        raise InvalidBundle(
            f"{shown} was made by a newer Errata (format {schema}; this one knows "
            f"{FORMAT_VERSION})",
            hint="upgrade errata (pip install --upgrade errata), or run the replay.py in it",
        )
    if schema != FORMAT_VERSION or isinstance(schema, bool):
        raise _refuse(shown, f"has a {name} of an unknown format")
    return plain


def _check_members(shown: str, members: Mapping[str, bytes], listed: Mapping[str, Any]) -> None:
    missing = sorted(set(listed) - set(members))
    added = sorted(set(members) - set(listed) - {MANIFEST})
    if missing:
        raise _refuse(shown, f"lacks {missing[0]!r}, which its manifest lists")
    if added:
        raise _refuse(shown, f"has {added[0]!r}, which its manifest does not list")
    for member, facts in listed.items():
        listed_digest = facts.get("sha256") if isinstance(facts, dict) else None
        if member == MANIFEST or listed_digest != hashlib.sha256(members[member]).hexdigest():
            raise _refuse(shown, f"was altered: {member!r} differs from its manifest")
    for script in Script:
        if f"{CASE_FOLDER}{script.filename}" not in members:
            raise _refuse(shown, f"has no {CASE_FOLDER}{script.filename}")
    if f"{CASE_FOLDER}case.toml" not in members:
        raise _refuse(shown, f"has no {CASE_FOLDER}case.toml")


def _check_lock(shown: str, bundle: OpenedBundle) -> None:
    """Let a lock only pin packages: options could name other indexes, files or commands."""
    try:
        lines = bundle.lock.splitlines()
    except UnicodeDecodeError as error:
        raise _refuse(shown, f"has a {LOCK} that is not text") from error
    for number, line in enumerate(lines, 1):
        is_pin = _PIN.fullmatch(line) or _HASH.fullmatch(line)
        if line.strip() and not line.startswith("#") and not is_pin:
            raise _refuse(shown, f"has a {LOCK} whose line {number} pins no package")


def _refuse(shown: str, why: str) -> InvalidBundle:
    return InvalidBundle(f"{shown} {why}; nothing of it was unpacked", hint=_AGAIN)


@dataclass(frozen=True, kw_only=True)
class Replayed:
    """What both scripts did, and in what the broken one differs from what was expected.

    `parts` is empty where the signature is the same; then `number` is the index of the
    expected one. `inconclusive` is why no comparison was possible, empty where one was.
    """

    environment: str
    build: str
    broken: ScriptResult
    fixed: ScriptResult
    expected: Expectation
    number: int = 0
    parts: tuple[str, ...] = ()
    inconclusive: str = ""

    @property
    def is_same(self) -> bool:
        """Whether an expected signature appeared."""
        return not self.parts and not self.inconclusive


def replay(
    bundle: OpenedBundle,
    folder: Path,
    frameworks: Mapping[str, Framework],
    where: Where,
    progress: Progress,
) -> Replayed:
    """Unpack a bundle into the empty `folder`, run it and compare.

    Raises UsageProblem for a framework or place that is not known here, CaseProblems for a case
    that is not valid, and EnvironmentFailed.
    """
    about, name = bundle.about, bundle.about.framework.name
    framework = frameworks.get(name)
    if framework is None:
        raise UsageProblem(
            f"{bundle.name} is about {name}, which the framework table does not have",
            hint=f"it has {', '.join(frameworks)}; or run the replay.py in the bundle",
        )
    case = load_case(unpack(bundle, folder), about.case, frameworks)
    if case.requires.framework != framework.name or about.mode not in framework.modes:
        raise UsageProblem(
            f"{bundle.name} contradicts itself about its framework or mode",
            hint="ask the sender for the file as `errata bundle` wrote it",
        )
    with _environment(bundle, folder, frameworks, where, progress) as built:
        trial = make_trial(case, built.spec, about.mode, about.backend)
        reason = _unavailable(trial, built, frameworks)
        if reason is not None:
            return _inconclusive(bundle, built, reason)
        return compare_with(bundle, built, *_run(trial, built, framework))


def compare_with(
    bundle: OpenedBundle, built: BuiltEnvironment, broken: ScriptResult, fixed: ScriptResult
) -> Replayed:
    """Compare what the broken script did with the failures that the bundle expects."""
    if not broken.outcome.is_from_script:
        return _inconclusive(bundle, built, broken)
    wanted = [_pattern(one) for one in bundle.about.expected if one.is_failure]
    compared = [(mismatches(one, broken), number) for number, one in enumerate(wanted)]
    parts, number = min(compared, key=lambda pair: len(pair[0]))
    return Replayed(
        environment=built.spec.id,
        build=built.framework_version,
        broken=broken,
        fixed=fixed,
        expected=wanted[number],
        number=number,
        parts=parts,
    )


def _pattern(expected: Expectation) -> Expectation:
    """Let what was redacted stand for anything."""
    message, at, warning = (
        None if text is None else as_pattern(text)
        for text in (expected.message, expected.at, expected.warning)
    )
    return replace(expected, message=message, at=at, warning=warning)


def _inconclusive(bundle: OpenedBundle, built: BuiltEnvironment, why: ScriptResult) -> Replayed:
    return Replayed(
        environment=built.spec.id,
        build=built.framework_version,
        broken=why,
        fixed=why,
        expected=bundle.about.expected[0],
        inconclusive=f"{why.outcome}: {why.detail}",
    )


def _unavailable(
    trial: Trial, built: BuiltEnvironment, frameworks: Mapping[str, Framework]
) -> ScriptResult | None:
    refused = absent_devices([trial]) or refused_devices(
        frameworks, {built.spec.id: built}, [trial]
    )
    return refused.get(trial.id)


def _run(
    trial: Trial, built: BuiltEnvironment, framework: Framework
) -> tuple[ScriptResult, ScriptResult]:
    """Run both scripts, each in a fresh interpreter, one after the other."""
    target, variables = target_of(built), variables_of(trial, framework)
    jobs = [
        Job(cell=cell, lock=built.lock_digest, isolation=Isolation.FRESH, variables=variables)
        for cell in trial.cells
    ]
    results: dict[str, ScriptResult] = {}
    with contextlib.closing(Pool(lambda _: target, slots=1).run(jobs)) as finished:
        for job, result in finished:
            results[job.cell.id] = result
    lost = ScriptResult(outcome=Outcome.HARNESS_ERROR, detail="the script was not run")
    broken, fixed = (results.get(cell.id, lost) for cell in trial.cells)
    return broken, fixed


@contextmanager
def _environment(
    bundle: OpenedBundle,
    folder: Path,
    frameworks: Mapping[str, Framework],
    where: Where,
    progress: Progress,
) -> Iterator[BuiltEnvironment]:
    """Lend the interpreter to run in: as asked, else the bundle's own environment."""
    outside: dict[str, BuiltEnvironment] = {}
    lock = None
    if where.python is not None or where.environment:
        spec, outside = choose_environment(
            where, frameworks[bundle.about.framework.name], frameworks
        )
    else:
        spec = _own_environment(bundle, frameworks)
        lock = _own_lock(bundle, spec, folder)
    table = find_table_folder(Path.cwd())
    with lend([spec], table, progress, outside=outside, lock=lock) as built:
        yield built[spec.id]


def _own_environment(bundle: OpenedBundle, frameworks: Mapping[str, Framework]) -> EnvironmentSpec:
    place = bundle.about.environment
    try:
        return parse_environment(frameworks, place.id, listed_only=False)
    except UsageProblem:
        return frameworks[bundle.about.framework.name].spec(
            place.release, python=place.python or None, listed_only=False
        )


def _own_lock(bundle: OpenedBundle, spec: EnvironmentSpec, folder: Path) -> Lock | None:
    """Read the lock in a bundle, where it was made for this kind of machine."""
    if not bundle.lock or bundle.about.environment.lock != platform_tag():
        return None
    lock = read_lock(spec, folder / LOCK, committed=False)
    if lock is None:
        raise EnvironmentFailed(spec.id, "the lock in the bundle cannot be read back")
    _refuse_other_release(bundle, lock)
    return lock


def _refuse_other_release(bundle: OpenedBundle, lock: Lock) -> None:
    wrong = misfits(replace(lock.spec, requirements=(), constraints=(), excludes=()), lock.pins)
    if wrong:
        raise UsageProblem(
            f"the lock in {bundle.name} {wrong[0]}",
            hint="choose where to run it: --env or --python",
        )


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
    content = content_words(len(opened.members), opened.size)
    return Document(
        title=("bundle ", name(opened.name)),
        head=(Facts(rows),),
        sections=(),
        summary=(
            f"{opened.name}: {content}, as its manifest says",
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


def content_words(members: int, size: int) -> str:
    """Say how much is in an archive."""
    shown = f"{size / 2**20:.1f} MiB" if size >= 2**20 else f"{max(1, size // 2**10)} KiB"
    return f"{counted(members, 'file')}, {shown}"
