"""Write a page for each listed release, from the record: `python -m tools.moving`.

docs/moving/FRAMEWORK-RELEASE.md says what a move to that release breaks, what stays silent, which
fixes stop working and which workarounds can go, from each older release of the table.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from errata.commands.site.gather import compare_releases
from errata.commands.upgrade.report import Section, UpgradeReport
from errata.compare.transitions import Change
from errata.evidence import CaseEvidence, read_evidence
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.project import Project, find_project, read_known

REPOSITORY = Path(__file__).resolve().parents[1]
FOLDER = Path("docs", "moving")
BREAKS, FIXES, REFUSED, CAN_GO = "breaks", "fixes", "refused", "can go"
_TITLES = {
    BREAKS: "What breaks",
    FIXES: "Fixes that stop working",
    REFUSED: "An error instead of silence, a crash or a hang",
    CAN_GO: "Workarounds that can go",
}


@dataclass
class Entry:
    """What becomes of one case on a release, with the older releases from which that is so.

    `modes` is empty where it is the framework's default mode alone.
    """

    case: str
    title: str
    silent: bool = False
    common: bool = False
    other: bool = False
    instead: str = ""
    modes: dict[str, None] = field(default_factory=dict)
    older: dict[str, None] = field(default_factory=dict)

    def line(self, releases: Sequence[str]) -> str:
        """Return the entry as an item of a list; `releases` are all older ones, oldest first."""
        words = [word for word in ("silent", "common") if getattr(self, word)]
        words += ["other exception"] if self.other else []
        marks = f"**{', '.join(words)}** " if words else ""
        modes = f" ({', '.join(self.modes)})" if self.modes else ""
        instead = f" *Instead:* {self.instead}" if self.instead else ""
        where = "" if len(self.older) == len(releases) else f" From {_spans(self.older, releases)}."
        title = re.sub(r"([\\`*_\[\]<>])", r"\\\1", self.title.rstrip("."))
        return f"- {marks}[{self.case}](../../cases/{self.case}){modes}: {title}.{where}{instead}"

    def rank(self, releases: Sequence[str]) -> tuple[object, ...]:
        """Sort what is silent first, then what is common, then what changed last."""
        last = max(map(releases.index, self.older))
        return not self.silent, not self.common, -last, self.case


Found = dict[str, dict[str, Entry]]
"""Entries by heading and case."""


def main() -> int:
    """Write the pages, delete those of releases that are gone, and name what was out of date."""
    pages = dict(pages_of(find_project(REPOSITORY)))
    (REPOSITORY / FOLDER).mkdir(exist_ok=True)
    for path in (REPOSITORY / FOLDER).glob("*.md"):
        if path.relative_to(REPOSITORY) not in pages:
            path.unlink()
    for name, text in pages.items():
        path = REPOSITORY / name
        if not path.exists() or path.read_text("utf-8") != text:
            print(f"out of date: {name.as_posix()}")
            path.write_text(text, "utf-8")
    return 0


def pages_of(project: Project) -> Iterator[tuple[Path, str]]:
    """Yield the path and the text of each page: one for each release but the oldest, an index."""
    frameworks = load_frameworks(project.table)
    known = evidence_of(project, frameworks)
    rows = []
    for name, framework in frameworks.items():
        releases = [release.version for release in framework.releases]
        for until in range(2, len(releases) + 1):
            path, text, found = page_of(project, framework, known, releases[:until])
            rows.append((name, releases[until - 1], path.name, found))
            yield path, text
    yield FOLDER / "README.md", index_text(rows)


def evidence_of(
    project: Project, frameworks: Mapping[str, Framework]
) -> Mapping[str, CaseEvidence]:
    """Return what the committed record knows of each case."""
    cases = read_known(project, project.corpora, frameworks)[0].values()
    return read_evidence(project, None, cases, frameworks)


def page_of(
    project: Project,
    framework: Framework,
    known: Mapping[str, CaseEvidence],
    releases: Sequence[str],
) -> tuple[Path, str, Found]:
    """Return the page of the last of some releases: its path, its text and its entries."""
    *older, release = releases
    mine = {i: one for i, one in known.items() if one.framework.name == framework.name}
    found = entries_of(project, framework, mine, older, release)
    path = FOLDER / f"{framework.name}-{release}.md"
    return path, page_text(framework.name, release, older, found), found


def entries_of(
    project: Project,
    framework: Framework,
    evidence: Mapping[str, CaseEvidence],
    older: Sequence[str],
    release: str,
) -> Found:
    """Return what a move to `release` changes, from each older one."""
    found: Found = {heading: {} for heading in _TITLES}
    pairs = [(one, release) for one in reversed(older)]  # the nearest tells how it is
    for page in compare_releases(project, framework, evidence, pairs):
        _add(found, page.view, page.before)
    for entry in (entry for entries in found.values() for entry in entries.values()):
        if [*entry.modes] == [framework.default_mode]:
            entry.modes.clear()
    return found


def _add(found: Found, view: UpgradeReport, before: str) -> None:
    for section in (Section.BREAKS, Section.REFUSED):
        for group in view.groups(section):
            broken = FIXES if Change.FIX_FAILS in group.changes else BREAKS
            heading = REFUSED if section is Section.REFUSED else broken
            entry = found[heading].setdefault(group.case, Entry(group.case, group.title))
            entry.silent |= group.silent
            entry.common |= group.common
            entry.other |= Change.KIND_CHANGED in group.changes
            if heading != FIXES:
                entry.instead = _first_sentence(group.fix)
            entry.modes.update(dict.fromkeys(group.places))
            entry.older[before] = None
    for one in view.deletable:
        entry = found[CAN_GO].setdefault(one.case, Entry(one.case, one.title))
        entry.modes.update(dict.fromkeys(one.places))
        entry.older[before] = None


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=[.!?])\s+(?=[A-Z`(])", text)[0]


def _spans(chosen: Mapping[str, None], releases: Sequence[str]) -> str:
    """Name some of the releases, runs of neighbours as a span."""
    spans: list[list[str]] = []
    for before, release in zip([None, *releases], releases, strict=False):
        if release in chosen:
            if before in chosen:
                spans[-1].append(release)
            else:
                spans.append([release])
    names = []
    for span in spans:
        until = f"{span[-1]} or older" if span[0] == releases[0] else f"{span[0]} to {span[-1]}"
        names.append(until if len(span) > 1 else span[0])
    return ", ".join(names)


def page_text(framework: str, release: str, older: Sequence[str], found: Found) -> str:
    """Return the page of a release: what is silent first, then what is common, by headings."""
    moves = f"{framework} {older[-1]} {release}"
    words = {BREAKS: "break", FIXES: "need another fix", REFUSED: "refused now", CAN_GO: "healed"}
    counts = ", ".join(f"{len(ones)} {words[one]}" for one, ones in found.items() if ones)
    lines = [
        f"# Moving to {framework} {release}",
        "",
        f"From {' to '.join(dict.fromkeys((older[0], older[-1])))}, by the committed record of the",
        f"cases that were measured on both releases: {counts or 'nothing changes'}.",
        "*Silent* is what nothing says, *common* what many people meet; *other exception* is what",
        "an `except` for the old one lets pass. *From* names older releases where it is not all.",
        "",
        "```",
        f"errata upgrade {moves}             # what was seen on both releases",
        f"errata scan --upgrade {moves} src/   # your own code",
        "```",
    ]
    for heading, entries in found.items():
        if entries:
            ranked = sorted(entries.values(), key=lambda one: one.rank(older))
            lines += ["", f"## {_TITLES[heading]} ({len(ranked)})", ""]
            lines += [one.line(older) for one in ranked]
    return "\n".join(lines) + "\n"


def index_text(rows: Sequence[tuple[str, str, str, Found]]) -> str:
    """Return the list of pages, the newest release of each framework first."""
    lines = [
        "# Moving to a release",
        "",
        "One page for each listed release, from the record: what breaks, what of it is silent,",
        "which fixes stop working, which workarounds can go. `python -m tools.moving` writes",
        "them.",
        "",
        "| release | breaks | silent | other fix needed | refused now | workarounds that can go |",
        "|---|---|---|---|---|---|",
    ]
    by_framework: dict[str, list[str]] = {}
    for framework, release, name, found in rows:
        silent = sum(one.silent for one in found[BREAKS].values())
        numbers = [len(found[BREAKS]), silent, *(len(found[one]) for one in list(found)[1:])]
        cells = " | ".join(map(str, numbers))
        row = f"| [{framework} {release}]({name}) | {cells} |"
        by_framework.setdefault(framework, []).insert(0, row)
    return "\n".join([*lines, *(row for each in by_framework.values() for row in each)]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
