"""Keep the figures that the documents state those of today: `python -m tools.figures`.

They come from committed files alone: the cases, the tables of releases and the measured costs,
which are out of date where cases have none: their scripts start last, without layers.
The picture of the site carries the figures that it shows; `python -m browser.screenshots` takes it.
"""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from errata.plan.matrix import Selection
from errata.plan.shards import deal
from errata.project import find_project, read_costs_of
from errata.text.printable import duration
from errata.workflow import make_plan

REPOSITORY = Path(__file__).resolve().parents[1]
PICTURE = Path("docs", "images", "site.png")
COSTS = "reports/costs.json"
_FEW = 10  # cases without costs that make no difference

_FIGURE = r"\d[\d,]*(?: min \d+ s| s)?"
_IN_README = """\
the expected error: {documented} cases so far, with what each does on {releases} releases
---
 {break} break        {silently} silently, {common} common
---
  mindspore-2.10.0      {newest_mindspore}
---
  {newest_mindspore} as expected
  paddle-3.3.1          {newest_paddle}
---
  {newest_paddle} as expected
  torch-2.15.0          {newest_torch}
---
  {newest_torch} as expected
  torch-2.15.0+timm
---
✔ {newest_trials} trials: {newest_trials} as expected · {newest_cells} cells run, \
0 reused · {newest_environments} environments"""
_IN_CI = """\
{trials} trials, {cells} cells, {environments} environments
    longest shard about {of_4}, all together {whole}, with nothing built
---
For these {environments} environments the longest of 2 shards takes {of_2}, of 4 {of_4}, \
of 8 {of_8}, of 16 {of_16}; a
16th of the whole is {sixteenth}."""
_IN_RELEASES = "The table lists {releases} releases, {environments} environments with"
_UPGRADE = """\
 {break} break        {silently} silently, {common} common
 {can_go} can go       workarounds that are no longer needed
  {refused} refused now  an error instead of silence, a crash or a hang
 {differ} differ       {messages} in the message, {numbers} in numbers: --all
{unchanged} unchanged    and {apart} not compared: about one release only
from {upgrade_trials} trials of the committed record; nothing was run or built

Breaks at 2.15.0 ({break})"""
_SENTENCES = {
    "README.md": _IN_README.split("\n---\n"),
    "docs/ci.md": _IN_CI.split("\n---\n"),
    "docs/diagnose.md": ["searched {documented} cases"],
    "docs/releases.md": [_IN_RELEASES],
    "docs/upgrades.md": [_UPGRADE],
}
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_KEYWORD = b"Comment\0"


def main() -> int:
    """Write the figures and name the files that were out of date."""
    figures = figures_of(REPOSITORY)
    for name in stale(REPOSITORY, figures):
        how = " (errata run --force, then errata costs --write)" if name == COSTS else ""
        print(f"out of date: {name}{how}")
        if name in _SENTENCES:
            path = REPOSITORY / name
            path.write_text(with_figures(name, path.read_text("utf-8"), figures), "utf-8")
    return 0


def stale(repository: Path, figures: Mapping[str, str]) -> list[str]:
    """Name the documents, and the picture, that state other figures."""
    texts = {name: (repository / name).read_text("utf-8") for name in _SENTENCES}
    found = [name for name, text in texts.items() if with_figures(name, text, figures) != text]
    if shown_in((repository / PICTURE).read_bytes()) != caption(figures):
        found.append(PICTURE.as_posix())
    return [*found, COSTS] if int(figures["without_costs"]) > _FEW else found


def figures_of(repository: Path) -> dict[str, str]:
    """Return every figure by its name, as the documents write it."""
    project = find_project(repository)
    costs = read_costs_of(project)
    newest = make_plan(project, Selection()).matrix.trials
    every = make_plan(project, Selection(environments=("all",))).matrix.trials
    specs = {trial.environment.id: trial.environment for trial in every}
    figures = {
        "cases": _count(len({trial.case.id for trial in every})),
        "without_costs": str(len({trial.case.id for trial in newest}.difference(costs.cases))),
        "documented": _count(len(list(repository.glob("cases/*/*/case.toml")))),  # GPU's as well
        "newest_trials": _count(len(newest)),
        "newest_cells": _count(2 * len(newest)),
        "newest_environments": _count(len({trial.environment.id for trial in newest})),
        "trials": _count(len(every)),
        "cells": _count(2 * len(every)),
        "environments": _count(len(specs)),
        "releases": _count(len({(spec.framework, spec.version) for spec in specs.values()})),
    }
    each = Counter(spec.framework for spec in (t.environment for t in newest) if "+" not in spec.id)
    figures |= {f"newest_{framework}": _count(number) for framework, number in each.items()}
    figures |= _of_an_upgrade(repository)
    whole = deal(every, costs, 1)[0].seconds
    figures |= {"whole": duration(whole), "sixteenth": duration(whole / 16)}
    for count in (2, 4, 8, 16):
        longest = max(load.seconds for load in deal(every, costs, count))
        figures[f"of_{count}"] = duration(longest)
    return figures


def _of_an_upgrade(repository: Path) -> dict[str, str]:
    """Return what the screen of the upgrade says that the documents show, by the record alone."""
    words = (sys.executable, "-m", "errata", "upgrade", "torch", "2.5.1", "2.15.0")
    variables = {**os.environ, "ERRATA_DB": ":memory:"}
    done = subprocess.run(
        words, cwd=repository, env=variables, capture_output=True, text=True, check=False
    )
    once = set[str]()

    def group(found: re.Match[str]) -> str:
        name = found[0].strip("\\{}")
        if name in once:
            return f"(?P={name})"
        once.add(name)
        return rf"\s*(?P<{name}>{_FIGURE})"

    pattern = re.sub(r"\\\{\w+\\\}", group, re.escape(_UPGRADE))
    shown = re.search(pattern, done.stdout)
    if shown is None:
        raise ValueError(f"the screen of an upgrade is another one: {done.stdout[:600]}")
    return shown.groupdict()


def with_figures(name: str, text: str, figures: Mapping[str, str]) -> str:
    """Return a document with the figures of today; raises ValueError where it states none."""
    for sentence in _SENTENCES[name]:
        pattern = re.sub(r"\\\{\w+\\\}", lambda _: _FIGURE, re.escape(sentence))
        old = re.search(pattern, text)
        if old is None:
            raise ValueError(f"{name} does not state: {sentence}")
        text = text.replace(old[0], sentence.format(**figures))
    return text


def caption(figures: Mapping[str, str]) -> str:
    """Return what the picture of the site shows, in figures."""
    return f"{figures['cases']} cases, {figures['releases']} releases"


def shown_in(picture: bytes) -> str:
    """Return the caption that a PNG file carries, "" where it has none."""
    texts = (body for kind, body in _chunks(picture) if kind == b"tEXt")
    found = next((body for body in texts if body.startswith(_KEYWORD)), _KEYWORD)
    return found.removeprefix(_KEYWORD).decode("latin-1")


def captioned(picture: bytes, words: str) -> bytes:
    """Return a PNG file that carries a caption, right after its header."""
    header, *rest = [chunk for chunk in _chunks(picture) if chunk[0] != b"tEXt"]
    chunks = (header, (b"tEXt", _KEYWORD + words.encode("latin-1")), *rest)
    return _SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at < len(picture):
        (length,) = struct.unpack_from(">I", picture, at)
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += length + 12


def _count(number: int) -> str:
    return f"{number:,}"


if __name__ == "__main__":
    sys.exit(main())
