"""Find documented failures in a user's code, on the releases that their project uses."""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from packaging.specifiers import InvalidSpecifier, SpecifierSet

from errata.commands.diagnose.diagnosing import KnownCases, cache_folder
from errata.commands.diagnose.index import CaseFacts
from errata.commands.scan.document import Finding, ScanView, Standing, Target
from errata.commands.scan.files import FileScan, Given, scan_files, scan_source
from errata.commands.scan.requirements import Used, find_root, installed_releases, used_releases
from errata.commands.scan.triggers import Hit, read_trigger
from errata.model.case import Confidence
from errata.model.errors import UsageProblem
from errata.model.keys import split_releases
from errata.plan.choosing import framework_named, packages_of
from errata.plan.framework import Framework
from errata.report.sarif import fingerprint
from errata.system.files import replace_file

_ORDER = tuple(Confidence)


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What a scan shows: the least confidence, and the fingerprints of findings to leave out."""

    confidence: Confidence = Confidence.LIKELY
    baseline: frozenset[str] = frozenset()


def find_targets(
    known: KnownCases,
    paths: Sequence[Path],
    releases: Sequence[str],
    *,
    python: Path | None = None,
    upgrade: tuple[str, str, str] | None = None,
) -> dict[str, Target]:
    """Return for each framework which releases a scan of `paths` is about.

    What a user names (`torch==2.15.0`, `torch>=2.0`) counts before the interpreter, this before
    the lock file and the requirements of the project around the first path; without any the newest
    listed release is assumed. `upgrade` is a framework and the releases that it moves between.
    Raises UsageProblem for what cannot be read.
    """
    frameworks = known.frameworks
    root = find_root(paths[0] if paths else Path())
    distributions = packages_of(frameworks)
    used = used_releases(root, distributions) if root else {}
    if python is not None:
        used = {**used, **installed_releases(python, distributions)}
    used |= dict(_named(releases, frameworks))
    targets = {name: target_of(frameworks[name], used.get(name)) for name in frameworks}
    if upgrade is not None:
        framework = framework_named(upgrade[0], frameworks)
        before, after = (str(framework.parse(one)) for one in upgrade[1:])
        target = Target(
            framework=framework.name, versions=(after,), source="upgrade", before=before
        )
        return {framework.name: target}
    return targets


def _named(
    releases: Iterable[str], frameworks: Mapping[str, Framework]
) -> Iterable[tuple[str, Used]]:
    for text in releases:
        try:
            name, specifier = split_releases(
                text.replace("-", "==", 1) if "=" not in text else text
            )
        except ValueError as error:
            hint = "for example: --release torch==2.15.0"
            raise UsageProblem(f"--release {text!r}: {error}", hint=hint) from error
        if name not in frameworks or not specifier:
            listed = ", ".join(sorted(frameworks))
            raise UsageProblem(
                f"--release {text!r} names no release of {listed}",
                hint="for example: --release torch==2.15.0",
            )
        yield name, Used(specifier=specifier, source="--release")


def target_of(framework: Framework, used: Used | None) -> Target:
    """Turn what a project says into listed releases; a release that is not listed stays itself."""
    newest = framework.newest.version
    if used is None:
        return Target(framework=framework.name, versions=(newest,), source="assumed")
    if used.release:
        return Target(framework=framework.name, versions=(used.release,), source=used.source)
    try:
        wanted = SpecifierSet(used.specifier)
    except InvalidSpecifier as error:
        raise UsageProblem(f"{used.source}: {error}") from error
    listed = [
        one.version for one in framework.releases if wanted.contains(one.version, prereleases=True)
    ]
    source = f"{used.source}: {used.specifier}"
    return Target(framework=framework.name, versions=tuple(listed) or (newest,), source=source)


def scan_files_of(
    known: KnownCases,
    files: Sequence[Path],
    targets: Mapping[str, Target],
    wanted: Wanted,
    progress: Callable[[int, int], None] = lambda done, files: None,
) -> ScanView:
    """Find the failures of cases in files; only files that changed since are read.

    `progress` gets the number of files that were read, and of all that have to be.
    """
    given = known.index.triggers()
    name = hashlib.sha256(str(Path.cwd()).encode(errors="replace")).hexdigest()[:16]
    kept = _Kept(cache_folder() / "scan" / f"{name}.json", given)
    states = {path: _state(path) for path in files}  # before they are read: an edit then is seen
    scans = {path: one for path in files if (one := kept.of(path, states[path])) is not None}
    news = [path for path in files if path not in scans]
    for done, (path, one) in enumerate(zip(news, scan_files(news, given), strict=True), 1):
        scans[path] = one
        progress(done, len(news))
    kept.keep(scans, states)
    return _view(known, [scans[path] for path in files], given, targets, wanted)


def scan_text(
    known: KnownCases, name: str, data: bytes, targets: Mapping[str, Target], wanted: Wanted
) -> ScanView:
    """Find the failures of cases in one text."""
    given = known.index.triggers()
    triggers = [read_trigger(*one) for one in given]
    return _view(known, [scan_source(name, data, triggers)], given, targets, wanted)


def _view(
    known: KnownCases,
    scans: Sequence[FileScan],
    given: Sequence[Given],
    targets: Mapping[str, Target],
    wanted: Wanted,
) -> ScanView:
    findings: list[Finding] = []
    unaffected = advice = hidden = 0
    seen: Counter[str] = Counter()
    for one in scans:
        for hit in one.hits:
            case = known.index.case(hit.case)
            target = targets.get(case.framework)
            found = _judged(one, hit, case, target, seen) if target else None
            if found is None:
                unaffected += not hit.checks  # code that its own checks keep from failing
                continue
            if _ORDER.index(hit.confidence) > _ORDER.index(wanted.confidence):
                advice += 1
                continue
            if found.fingerprint in wanted.baseline:
                hidden += 1
                continue
            findings.append(found)
    used = {one.case.framework for one in findings}
    shown = [t for name, t in targets.items() if name in used or t.source != "assumed"]
    return ScanView(
        findings=tuple(findings),
        targets=tuple(shown),
        files=len(scans),
        lines=sum(one.lines for one in scans),
        triggers=len(given),
        cases=len({case for case, *_ in given}),
        unaffected=unaffected,
        advice=advice,
        known=hidden,
        problems=(*known.problems, *(f"{one.name}: {one.problem}" for one in scans if one.problem)),
        options=known.options,
    )


def _judged(
    scanned: FileScan, hit: Hit, case: CaseFacts, target: Target, seen: Counter[str]
) -> Finding | None:
    """Return a finding where the case fails on a release in question (or before an upgrade)."""

    def is_affected(release: str) -> bool:
        return hit.runs_on(release) and case.fails_on(release) is not False

    fails = tuple(filter(is_affected, target.versions))
    standing = Standing.HERE
    if target.before:
        failed = is_affected(target.before)
        standing = Standing.STILL if failed else Standing.NEW
        if failed and not fails:
            standing = Standing.GONE
    if not fails and standing is not Standing.GONE:
        return None
    return Finding(
        file=scanned.name,
        place=scanned.place(hit.line),
        hit=hit,
        case=case,
        fails_on=fails,
        fingerprint=fingerprint(
            [case.id, Path(scanned.name).as_posix(), " ".join(hit.text.split())], seen
        ),
        standing=standing,
    )


# Baselines ---------------------------------------------------------------------------------------


def read_baseline(path: Path | None) -> frozenset[str]:
    """Read the fingerprints of a baseline; raises UsageProblem where it cannot be read."""
    if path is None:
        return frozenset()
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        hint = "write one with: errata scan --write-baseline FILE"
        raise UsageProblem(f"cannot read the baseline {str(path)!r}: {error}", hint=hint) from error
    return frozenset(line.split()[0] for line in lines if line.strip())


def baseline_text(view: ScanView) -> str:
    """Return the findings of a scan as a baseline: a line for each, sorted."""
    lines = sorted(
        f"{one.fingerprint}  {one.case.id}  {Path(one.file).as_posix()}" for one in view.counted
    )
    return "".join(f"{line}\n" for line in lines)


# What was found before ---------------------------------------------------------------------------


class _Kept:
    """What a scan found in each file, by the size and time of the file."""

    def __init__(self, path: Path, given: Sequence[Given]) -> None:
        code = sorted((Path(__file__).parent.parent / "scan").glob("*.py"))
        stamps = [(one.name, one.stat().st_size, one.stat().st_mtime_ns) for one in code]
        text = json.dumps([[*one[:3], asdict(one[3])] for one in given])
        self._stamp = hashlib.sha256(f"{stamps}{text}".encode()).hexdigest()
        self._path = path
        self._files: dict[str, list[object]] = {}
        try:
            document = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            document = {}
        if document.get("stamp") == self._stamp:
            self._files = document["files"]

    def of(self, path: Path, state: list[int]) -> FileScan | None:
        """Return what was found in a file, unless it has changed since."""
        entry = self._files.get(str(path.absolute()))
        if entry is None or entry[0] != state:
            return None
        values = dict(entry[1])  # type: ignore[call-overload]
        hits = tuple(
            replace(
                Hit(**hit),
                confidence=Confidence(hit["confidence"]),
                checks=tuple(map(tuple, hit["checks"])),
            )
            for hit in values["hits"]
        )
        cells = tuple((line, number) for line, number in values["cells"])
        return FileScan(**{**values, "name": str(path), "hits": hits, "cells": cells})

    def keep(self, scans: Mapping[Path, FileScan], states: Mapping[Path, list[int]]) -> None:
        """Keep what was found; where that is not possible, the next scan reads every file."""
        files = {str(path.absolute()): [states[path], asdict(one)] for path, one in scans.items()}
        text = json.dumps({"stamp": self._stamp, "files": {**self._files, **files}})
        with contextlib.suppress(OSError):
            replace_file(self._path, text.encode())


def _state(path: Path) -> list[int]:
    try:
        about = path.stat()
    except OSError:
        return []
    return [about.st_size, about.st_mtime_ns]
