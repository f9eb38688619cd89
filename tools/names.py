"""Write which names and arguments releases have: `python -m tools.names torch-2.15.0 …`.

Each named environment has to be built. Its names replace those of the release in
`envs/names/<framework>.json`, and the arguments of its functions those in
`envs/arguments/<framework>.json`. `errata diagnose` and `errata scan` read both.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from errata.model.versions import release_order

REPOSITORY = Path(__file__).resolve().parents[1]
TABLE = REPOSITORY / "envs"
INSIDE = Path(__file__).with_name("names_inside.py")

Told = Mapping[str, Mapping[str, list[str] | None]]
"""What `names_inside.py` tells: the names of modules and of classes, the arguments of `calls`."""
BY_BUILD = "torch._C."  # builds for the CPU alone have other names than those for CUDA

Names = dict[str, dict[str, tuple[str, ...]]]
"""The names of each module, or the arguments of each function, by release; `.` is itself.

Arguments before it are those that can stand without their names, in order.
"""


def ask(environment: str) -> Told:
    """Return what `names_inside.py` writes in a built environment."""
    where = [sys.executable, "-m", "errata", "envs", "path", environment]
    root = subprocess.run(where, check=True, capture_output=True, text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:  # some imports leave a log where they stand
        file = Path(folder, "names.json")
        command = [f"{root}/bin/python", "-W", "ignore", str(INSIDE)]
        framework = environment.partition("-")[0]
        whole = [*command, framework, str(file)]
        subprocess.run(whole, check=True, capture_output=True, cwd=folder)
        told: Told = json.loads(file.read_bytes())
    return told


def read_names(path: Path) -> tuple[list[str], Names]:
    """Read a file of names; of one that is not there, nothing."""
    if not path.exists():
        return [], {}
    document = json.loads(path.read_text(encoding="utf-8"))
    releases = document["releases"]
    names: Names = {}
    for module, spans in document["modules"].items():
        by_release: dict[str, list[str]] = {}
        for span, text in sorted(spans.items(), key=lambda one: "." not in one[1].split()):
            for release in releases_of(span, releases):
                by_release.setdefault(release, []).extend(text.split())
        names[module] = {release: tuple(each) for release, each in by_release.items()}
    return releases, names


def releases_of(span: str, releases: list[str]) -> list[str]:
    """Return the releases of `2.0.1`, `2.4.1-2.15.0` or several of these after commas."""
    found = []
    for part in span.split(","):
        first, _, last = part.partition("-")
        found += releases[releases.index(first) : releases.index(last or first) + 1]
    return found


def span_of(having: Iterable[str], releases: list[str]) -> str:
    """Write releases as `releases_of` reads them."""
    groups: list[list[int]] = []
    for number in sorted(map(releases.index, having)):
        if groups and groups[-1][-1] == number - 1:
            groups[-1].append(number)
        else:
            groups.append([number])
    ends = (dict.fromkeys((releases[one[0]], releases[one[-1]])) for one in groups)
    return ",".join("-".join(one) for one in ends)


def merged(
    releases: list[str],
    names: Names,
    release: str,
    every: Mapping[str, list[str] | None],
) -> tuple[list[str], Names]:
    """Replace the names of one release by what was told of it."""
    for module in {*names, *every}:
        mine = {one: each for one, each in names.get(module, {}).items() if one != release}
        if module in every:
            is_read = every[module] is not None and not f"{module}.".startswith(BY_BUILD)
            told = (every[module] or ()) if is_read else ("?",)
            mine[release] = tuple(told if "." in told else (".", *told))
        names[module] = mine
    names = {module: mine for module, mine in names.items() if mine}
    return sorted({*releases, release}, key=release_order), names


def text_of(releases: list[str], names: Names) -> str:
    """Write a file of names, a module on a line."""
    lines = []
    for module, by_release in sorted(names.items()):
        spans: dict[str, list[str]] = {}
        newest = by_release[max(by_release, key=release_order)]
        placed = newest[: newest.index(".") + 1]
        for name in [
            *placed,
            *sorted({one for each in by_release.values() for one in each} - {*placed}),
        ]:
            span = span_of((one for one, each in by_release.items() if name in each), releases)
            spans.setdefault(span, []).append(name)
        told = {span: " ".join(each) for span, each in sorted(spans.items())}
        lines.append(f"{json.dumps(module)}: {json.dumps(told)}")
    inside = ",\n".join(lines)
    return f'{{"releases": {json.dumps(releases)},\n"modules": {{\n{inside}\n}}}}\n'


def main(environments: list[str]) -> None:
    """Ask each environment and write its framework's file."""
    for environment in environments:
        framework, _, release = environment.partition("-")
        told = ask(environment)
        kinds = {"names": {**told["modules"], **told["classes"]}, "arguments": told["calls"]}
        for kind, every in kinds.items():
            path = TABLE / kind / f"{framework}.json"
            releases, names = merged(*read_names(path), release, every)
            path.parent.mkdir(exist_ok=True)
            path.write_text(text_of(releases, names), encoding="utf-8")
        print(f"{environment}: {len(kinds['names']):,} modules, {len(told['calls']):,} functions")


if __name__ == "__main__":
    main(sys.argv[1:])
