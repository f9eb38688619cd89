"""Find documented failures in a user's code or running program, and workarounds of them."""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import errata
import errata_hints
from errata.commands.diagnose.diagnosing import KnownCases, facts_of_names, fix_words, span
from errata.commands.diagnose.index import CaseFacts
from errata.commands.diagnose.vocabulary import Names
from errata.commands.scan import report as reports
from errata.commands.scan.releases import Used, installed_releases, target_of
from errata.commands.scan.triggers import (
    FileScan,
    Given,
    Hit,
    comments_of,
    read_triggers,
    scan_files,
    scan_source,
)
from errata.model.case import Confidence
from errata.model.cell import release_of
from errata.model.errors import UsageProblem
from errata.plan.choosing import packages_of
from errata.report.sarif import fingerprint
from errata.system.files import Kept, scratch_folder
from errata.text.printable import guess

_ORDER = tuple(Confidence)
_TIED = re.compile(r"errata:\s{0,9}works-around\s{1,9}(?P<cases>[\w./, -]{1,400})")
_SAID = re.compile(r"errata:\s{0,9}(?P<word>[\w-]{1,40})")
_HINTS = (
    "import importlib.util as u, sys; "
    f"s = u.spec_from_file_location('errata_hints', {errata_hints.__file__!r}); "
    "m = sys.modules['errata_hints'] = u.module_from_spec(s); s.loader.exec_module(m); "
    "from errata_hints.__main__ import "
)
"""Imports from `errata_hints` in an interpreter that need not have it, its own modules alone."""


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What a scan shows: the least confidence, and the fingerprints of findings to leave out.

    `news` is the least confidence of findings that an upgrade makes fail, `ignore` are cases.
    """

    confidence: Confidence = Confidence.LIKELY
    news: Confidence = Confidence.LIKELY
    baseline: frozenset[str] = frozenset()
    ignore: frozenset[str] = frozenset()


def scan_files_of(
    known: KnownCases,
    files: Sequence[Path],
    targets: Mapping[str, reports.Target],
    wanted: Wanted,
    progress: Callable[[int, int], None] = lambda done, files: None,
) -> reports.ScanReport:
    """Find the failures of cases in files; only files that changed since are read.

    `progress` gets the number of files that were read, and of all that have to be.
    """
    given = known.index.triggers()
    names = known.every_names()
    made_of = json.dumps([[*one[:3], asdict(one[3])] for one in given])
    made_of += "".join(one.digest for one in names.values())
    looked_for = hashlib.sha256(made_of.encode()).hexdigest()
    scans: dict[Path, FileScan] = {}
    states = {path: _state(path) for path in files}  # before they are read: an edit then is seen
    with contextlib.closing(Kept("scan", str(Path.cwd()))) as kept:
        for path in files:
            before: tuple[object, FileScan] | None = kept.get(str(path.absolute()))
            if before is not None and before[0] == (looked_for, states[path]):
                scans[path] = replace(before[1], name=str(path))
        news = [path for path in files if path not in scans]
        for done, (path, one) in enumerate(zip(news, scan_files(news, given, names), strict=True)):
            scans[path] = one
            progress(done + 1, len(news))
        found = {str(path.absolute()): ((looked_for, states[path]), scans[path]) for path in news}
        kept.put(found)
    return _report(known, [scans[path] for path in files], given, targets, wanted)


def scan_text(
    known: KnownCases, name: str, data: bytes, targets: Mapping[str, reports.Target], wanted: Wanted
) -> reports.ScanReport:
    """Find the failures of cases in one text."""
    given = known.index.triggers()
    triggers = read_triggers(given, known.every_names())
    return _report(known, [scan_source(name, data, triggers)], given, targets, wanted)


def _report(
    known: KnownCases,
    scans: Sequence[FileScan],
    given: Sequence[Given],
    targets: Mapping[str, reports.Target],
    wanted: Wanted,
) -> reports.ScanReport:
    findings: list[reports.Finding] = []
    unaffected = advice = hidden = 0
    seen: Counter[str] = Counter()
    told: set[tuple[str, int]] = set()  # places of cases that know more than a name
    for one in scans:
        for hit in one.hits:
            if hit.case in wanted.ignore:
                continue
            case = known.index.case(hit.case)
            target = targets.get(case.framework)
            names = known.names(hit.name) if hit.name else None
            found = _judged(one, hit, case, target, seen, names) if target else None
            if found is None:
                unaffected += not hit.checks  # code that its own checks keep from failing
            elif _ORDER.index(hit.confidence) > _ORDER.index(
                wanted.news if found.standing is reports.Standing.NEW else wanted.confidence
            ):
                advice += 1
            else:
                if not found.name:
                    told.add((found.file, found.line))
                if found.fingerprint in wanted.baseline:
                    hidden += 1
                else:
                    findings.append(found)
    findings = [one for one in findings if not one.name or (one.file, one.line) not in told]
    used = {one.facts.framework for one in findings}
    unread = [f"{one.name}: {one.problem}" for one in scans if one.problem]
    return reports.ScanReport(
        version=errata.__version__,
        findings=tuple(findings),
        targets=tuple(t for name, t in targets.items() if name in used or t.source != "assumed"),
        files=len(scans),
        lines=sum(one.lines for one in scans),
        triggers=len(given),
        cases=len({case for case, *_ in given}),
        unaffected=unaffected,
        advice=advice,
        known=hidden,
        problems=(*unread, *known.problems),
        unread=len(unread),
        options=known.options,
    )


def _judged(
    scanned: FileScan,
    hit: Hit,
    case: CaseFacts,
    target: reports.Target,
    seen: Counter[str],
    names: Names | None,
) -> reports.Finding | None:
    """Return a finding where the case fails on a release in question (or before an upgrade).

    A hit of a name counts where `names` lack it.
    """
    title, fix = case.title, fix_words(case)
    if names is not None:
        case = replace(facts_of_names(case, hit.lacking, names.taking(hit.name)), fixed=())
        near = names.elsewhere(hit.name, target.releases[-1])
        has = "takes" if names.kind == "arguments" else "has"
        fix = f"{target.releases[-1]} {has} `{near}`. {fix}" if near else fix
        where = span(case.affected, (*case.affected, *case.healed))
        title = f"{hit.name} is not in {case.framework} {where}"

    def is_affected(release: str) -> bool:
        return hit.runs_on(release) and case.fails_on(release) is not False

    fails = tuple(filter(is_affected, target.releases))
    standing = reports.Standing.HERE
    if target.before:
        failed = is_affected(target.before)
        standing = reports.Standing.STILL if failed else reports.Standing.NEW
        if failed and not fails:
            standing = reports.Standing.GONE
    if not fails and standing is not reports.Standing.GONE:
        return None
    return reports.Finding(
        **vars(hit),
        file=scanned.name,
        location=scanned.place(hit.line),
        title=title,
        kind=case.kind,
        standing=standing,
        fails_on=fails,
        fix=fix,
        facts=case,
        failing=fails or (target.before,),
        fingerprint=fingerprint(
            [case.id, Path(scanned.name).as_posix(), " ".join(hit.text.split())], seen
        ),
    )


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


def baseline_text(report: reports.ScanReport) -> str:
    """Return the findings of a scan as a baseline: a line for each, sorted."""
    lines = sorted(
        f"{one.fingerprint}  {one.case}  {Path(one.file).as_posix()}" for one in report.counted
    )
    return "".join(f"{line}\n" for line in lines)


def _state(path: Path) -> list[int]:
    try:
        about = path.stat()
    except OSError:
        return []
    return [about.st_size, about.st_mtime_ns]


def find_workarounds(
    known: KnownCases, files: Sequence[Path], targets: Mapping[str, reports.Target]
) -> reports.WorkaroundsReport:
    """List the comments `# errata: works-around torch/case` in files.

    Each says whether its case fails on the releases in question and its fix still works there.
    """
    found: list[reports.Workaround] = []
    problems: list[str] = []
    read = len(files)
    for path in files:
        try:
            comments = comments_of(path)
        except (OSError, SyntaxError, RecursionError, MemoryError) as error:
            problems.append(f"{path}: not read: {getattr(error, 'msg', None) or error}")
            read -= 1
            continue
        problems += [f"{place}: {each}" for place, comment in comments for each in _slips(comment)]
        found += [
            _workaround(place, name, known, targets)
            for place, comment in comments
            for name in _named(comment)
        ]
    used = {one.facts.framework for one in found if one.facts is not None}
    shown = [one for name, one in targets.items() if name in used]
    return reports.WorkaroundsReport(
        version=errata.__version__,
        releases={one.framework: one.releases for one in shown},
        workarounds=tuple(found),
        targets=tuple(shown),
        files=read,
        problems=tuple(problems),
    )


def _slips(comment: str) -> Iterator[str]:
    """Yield what is wrong of the comments that were to tie a case, as `errata: workaround`."""
    for said in _SAID.finditer(comment):
        if said["word"] != "works-around" and (near := guess(said["word"], ["works-around"])):
            yield f"{said[0]!r} is not understood; {near}"


def _named(comment: str) -> Iterator[str]:
    """Yield the cases of a comment: the first word, and those with a `/` or after a comma."""
    for tied in _TIED.finditer(comment):
        is_listed = True
        for word in tied["cases"].split():
            if not is_listed and "/" not in word:
                return  # the words after the cases say why
            yield from (part.rstrip(".") for part in word.split(",") if part)
            is_listed = word.endswith(",")


def _workaround(
    place: str, name: str, known: KnownCases, targets: Mapping[str, reports.Target]
) -> reports.Workaround:
    same = [one for one in sorted(known.index.ids()) if one.partition("/")[2] == name]
    case = known.index.find(same[0] if len(same) == 1 else name)
    target = targets.get(case.framework) if case else None
    if case is None or target is None:
        ids = known.index.ids()
        near = guess(name, ids if "/" in name else {one.partition("/")[2] for one in ids})
        note = f"one of {' and '.join(same)}" if same else near
        none = reports.Need.UNKNOWN
        return reports.Workaround(
            place=place, case=name, need=none, title="", since="", facts=None, note=note
        )
    states = {release: case.fails_on(release) for release in target.releases}
    passes = {release_of(one) for one in case.fixed}
    failing = [release for release, fails in states.items() if fails]
    since = ""  # the first release from which on the case no longer fails
    for release, fails in case.releases().items():
        since = "" if fails else since or release
    if None in states.values():
        need = reports.Need.UNMEASURED
    elif not failing:
        need = reports.Need.OVER if since else reports.Need.LATER
    elif any(release in case.releases() and release not in passes for release in failing):
        need = reports.Need.BROKEN
    else:
        need = reports.Need.NEEDED
    return reports.Workaround(
        place=place, case=case.id, need=need, title=case.title, since=since, facts=case
    )


def find_releases(known: KnownCases, python: Path) -> dict[str, Used]:
    """Return the releases of frameworks in an interpreter; raises UsageProblem without any."""
    used = installed_releases(python, packages_of(known.frameworks))
    if not used:
        raise UsageProblem(
            f"{str(python)!r} has none of {', '.join(sorted(known.frameworks))}",
            hint="name the interpreter that runs your program: --python PATH",
        )
    return used


def find_plan(
    known: KnownCases, used: Mapping[str, Used], confidence: Confidence = Confidence.LIKELY
) -> reports.WatchPlan:
    """Choose what is watched: the calls of cases that fail on the releases in use."""
    targets = {name: target_of(known.frameworks[name], one) for name, one in used.items()}
    chosen: dict[str, list[reports.WatchedFunction]] = {name: [] for name in targets}
    for case_id, framework, number, watched in known.index.watched():
        case = known.index.case(case_id)
        target = targets.get(framework)
        if target is None or not any(case.fails_on(one) is not False for one in target.releases):
            continue
        if _ORDER.index(watched.confidence) <= _ORDER.index(confidence):
            about = {key: getattr(watched, key) for key in ("call", "when", "confidence")}
            found = reports.WatchedFunction(case=case_id, title=case.title, number=number, **about)
            chosen[framework].append(found)
    return reports.WatchPlan(
        releases={name: target.words for name, target in targets.items()},
        triggers={name: tuple(every) for name, every in chosen.items()},
        targets=tuple(targets.values()),
    )


def run_watched(
    known: KnownCases,
    plan: reports.WatchPlan,
    program: Sequence[str],
    python: Path,
    *,
    raises: bool = False,
) -> reports.WatchReport:
    """Run a program in its own interpreter, folder and terminal; return what was seen."""
    with scratch_folder("watch") as folder:
        written, found = folder / "plan.json", folder / "found"
        written.write_text(reports.PLAN.text(plan), encoding="utf-8")
        start = [str(python), "-c", f"{_HINTS}main; main(sys.argv[1:])"]
        given = f"{str(written)!r}, {str(found)!r}, {raises}"
        text = f"{_HINTS}watch_started; watch_started(__file__, {given})\n"
        (folder / "sitecustomize.py").write_text(text, encoding="utf-8")
        options = ["--watch", written, "--found", found, "--started", folder]
        options += ["--raise"] if raises else []
        exit_code = _run([*start, *map(str, options), *program])
        lines = found.read_text(encoding="utf-8").splitlines() if found.exists() else []
    return reports.WatchReport(
        version=errata.__version__,
        releases=plan.releases,
        functions=plan.functions,
        findings=tuple(dict.fromkeys(_seen(known, plan, json.loads(line)) for line in lines)),
        exit_code=exit_code,
        plan=plan,
        problems=known.problems,
        options=known.options,
    )


def _run(command: Sequence[str]) -> int:
    with subprocess.Popen(command) as running:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # the program gets it too, and decides
                return running.wait()


def _seen(known: KnownCases, plan: reports.WatchPlan, entry: Mapping[str, object]) -> reports.Seen:
    case = known.index.case(str(entry["case"]))
    here = f"{Path.cwd()}/"  # a place below this folder is named from it
    targets = (one for one in plan.targets if one.framework == case.framework)
    return reports.Seen(
        file=str(entry["file"]).removeprefix(here),
        line=int(str(entry["line"])),
        caller=str(entry.get("caller", "")).removeprefix(here),
        call=str(entry["call"]),
        values=tuple(map(str, entry["values"])),  # type: ignore[call-overload]
        case=case.id,
        title=case.title,
        kind=case.kind,
        confidence=Confidence(str(entry["confidence"])),
        fix=fix_words(case),
        facts=case,
        failing=tuple(release for one in targets for release in one.releases),
    )
