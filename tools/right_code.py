"""Compare what scans find in released packages with what was reviewed.

    python -m tools.right_code [tuned] [first] [fresh]

The wheels of `tests/data/right-code/*.txt` are downloaded (nothing is installed), scanned on the
newest listed releases, and every finding of `certain` and `likely` is looked up in
`reviewed.jsonl` there.
Exit code: 0 all are reviewed, 1 one is not: read it, mend its trigger or write it down.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
DATA = REPOSITORY / "tests" / "data" / "right-code"
REVIEWED = DATA / "reviewed.jsonl"
_VERDICTS = ("right", "wrong", "unclear")
_KEY = ("package", "file", "case", "code")

Key = tuple[str, ...]


def packages_of(lists: Sequence[Path]) -> list[str]:
    """Return the pinned packages of some lists, such as `timm==1.0.31`."""
    lines = [line for path in lists for line in path.read_text(encoding="utf-8").splitlines()]
    return sorted({line for line in lines if line and not line.startswith("#")})


def download(package: str, cache: Path) -> Path:
    """Return the folder with the Python files of a package's wheel; downloaded if not there yet."""
    folder = cache / package.replace("==", "-")
    if not folder.is_dir():
        wheels = cache / "wheels" / folder.name
        # Newer ones refuse what old wheels say of their extras (catalyst 22.4).
        pip = ["uv", "tool", "run", "--from", "pip<24.1", "pip"]
        command = [*pip, "download", "--quiet", "--no-deps"]
        command += ["--only-binary", ":all:", "--dest", str(wheels), package]
        subprocess.run(command, check=True)
        draft = cache / f"{folder.name}.draft"
        for wheel in wheels.glob("*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                names = [one for one in archive.namelist() if one.endswith(".py")]
                archive.extractall(draft, names)
            wheel.unlink()
        draft.rename(folder)
    return folder


def findings_of(folders: Mapping[str, Path], report: Path) -> Iterator[tuple[Key, str]]:
    """Scan the folders of packages; yield each finding with its confidence."""
    command = [sys.executable, "-m", "errata", "scan", *map(str, folders.values())]
    done = subprocess.run(
        [*command, "--json", str(report), "--exit-zero", "--confidence", "likely"],
        cwd=REPOSITORY,
        stdout=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode not in (0, 3):  # a file that Python cannot read is said, and left out
        raise SystemExit(done.returncode)
    for one in json.loads(report.read_text(encoding="utf-8"))["findings"]:
        package = next(name for name, at in folders.items() if Path(one["file"]).is_relative_to(at))
        file = Path(one["file"]).relative_to(folders[package]).as_posix()
        code = " ".join(one["text"].split())[:160]
        yield (package.partition("==")[0], file, one["case"], code), one["confidence"]


def read_reviewed(path: Path = REVIEWED) -> dict[Key, dict[str, str]]:
    """Return the reviewed findings by package, file, case and code.

    Raises ValueError for one without a verdict and its reason.
    """
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        entry: dict[str, str] = json.loads(line)
        if entry["verdict"] not in _VERDICTS or not entry["why"]:
            raise ValueError(f"{path}: not a verdict with its reason: {line}")
        found[tuple(entry[name] for name in _KEY)] = entry
    return found


def table_of(
    found: Mapping[Key, str], reviewed: Mapping[Key, Mapping[str, str]]
) -> dict[str, Counter[str]]:
    """Count the findings of each confidence by verdict; `new` are not reviewed."""
    table: dict[str, Counter[str]] = {"certain": Counter(), "likely": Counter()}
    for key, level in found.items():
        entry = reviewed.get(key)
        table[level]["new" if entry is None else entry["verdict"]] += 1
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    """Scan the packages; print what is new, and the figures."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tools.right_code")
    parser.add_argument("lists", nargs="*", help="tuned, first, fresh; all without any")
    parser.add_argument("--cache", type=Path, default=Path.home() / ".cache/errata/right-code")
    options = parser.parse_args(arguments)
    lists = [DATA / f"{name}.txt" for name in options.lists or ("tuned", "first", "fresh")]
    options.cache.mkdir(parents=True, exist_ok=True)
    cache = options.cache.resolve()
    folders = {name: download(name, cache) for name in packages_of(lists)}
    found = dict(findings_of(folders, cache / "report.json"))
    reviewed = read_reviewed()
    for key, level in sorted(found.items()):
        if key not in reviewed:
            print(json.dumps(dict(zip(_KEY, key, strict=True)) | {"level": level}))
    table = table_of(found, reviewed)
    for level, counts in table.items():
        print(f"{level}: {', '.join(f'{counts[one]} {one}' for one in (*_VERDICTS, 'new'))}")
    return int(any(counts["new"] for counts in table.values()))


if __name__ == "__main__":
    sys.exit(main())
