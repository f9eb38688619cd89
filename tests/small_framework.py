"""A tiny framework in wheels made here: many releases, built by the real uv in a moment.

It stands in for a real framework where a test needs several releases that differ and cares about
building, keeping and comparing them, not about what a framework computes.
"""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import sys
import zipfile
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path

from outside import OutsideProject, case_text

from errata.system.files import cache_folder

RUNNING = ".".join(map(str, sys.version_info[:2]))
MODULE = "errata_frame"

BROKEN = "import errata_frame\n\nresult = errata_frame.work()\n"
FIXED = "import errata_frame\n\nresult = 1.0\n"

# A case that fails on every release, by itself.
RAISES = 'import errata_frame\n\nraise ValueError("the documented failure")\n'
raising_case = partial(case_text, releases="frame")
ANYWHERE = {
    "outcome": "raised",
    "type": "ValueError",
    "message": "the documented failure",
    "at": "raise ValueError(…)",
}
TABLE_HEAD = f"""\
framework = "frame"
module = "{MODULE}"
modes = ["plain"]
default_mode = "plain"

[devices]
cpu = "cpu"

[variants.cpu]
distribution = "errata-frame"

"""


def wheel(folder: Path, version: str, *, reported: str | None = None, body: str = "") -> Path:
    """Write a wheel of the framework; it may report another version than its own."""
    files = {
        f"{MODULE}/__init__.py": f"__version__ = {reported or version!r}\n{body}",
        f"{MODULE}-{version}.dist-info/METADATA": (
            f"Metadata-Version: 2.1\nName: errata-frame\nVersion: {version}\n"
        ),
        f"{MODULE}-{version}.dist-info/WHEEL": (
            "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        ),
    }
    record = f"{MODULE}-{version}.dist-info/RECORD"
    lines = [f"{name},{_digest(text)},{len(text)}" for name, text in files.items()]
    files[record] = "\n".join([*lines, f"{record},,"]) + "\n"
    path = folder / f"{MODULE}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


def raises(message: str) -> str:
    """Write the body of a release whose `work` raises."""
    return f"def work():\n    raise ValueError({message!r})\n"


def works(result: str = "1.0") -> str:
    """Write the body of a release whose `work` gives a result."""
    return f"def work():\n    return {result}\n"


def offer(
    project: OutsideProject, releases: Mapping[str, str], *, listed: Iterable[str] | None = None
) -> OutsideProject:
    """Give a project the framework: wheels of `releases` (version -> body), and a table.

    The table lists all of them, or those of `listed`. Environments, uv's cache and index settings
    are the project's own; of the user's only what is kept of the shipped cases is used, which
    every project would read anew.
    """
    links = project.root / "links"
    links.mkdir(exist_ok=True)
    for version, body in releases.items():
        wheel(links, version, body=body)
    table = project.root / "envs"
    table.mkdir(exist_ok=True)
    entries = [
        f'[[release]]\nversion = "{version}"\npython = "{RUNNING}"\nsize_mb = 1\n'
        for version in (releases if listed is None else listed)
    ]
    (table / "frame.toml").write_text(TABLE_HEAD + "\n".join(entries))
    home = project.root / "home"
    home.mkdir(exist_ok=True)
    project.dropped = ("ERRATA_", "PIP_", "UV_")
    project.variables |= {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": str(links),
        "PIP_NO_INDEX": "1",
        "UV_CACHE_DIR": str(project.root / "uv-cache"),
        "ERRATA_HOME": str(home),
    }
    for kind in ("cases", "record"):
        kept = cache_folder() / kind
        kept.mkdir(parents=True, exist_ok=True)
        if not (home / kind).is_symlink():
            (home / kind).symlink_to(kept)
    return project


def borrow(project: OutsideProject, lender: OutsideProject) -> OutsideProject:
    """Give a project the framework that another one was offered, its environments too."""
    shutil.copytree(lender.root / "envs", project.root / "envs")
    project.dropped = lender.dropped
    project.variables |= lender.variables
    return project


def case_toml(*expect: str, releases: str = "", modes: str = "") -> str:
    """Write the `case.toml` of a case of this framework; `expect` are tables' contents."""
    tables = "\n".join(f"[[expect]]\n{text}\n" for text in expect)
    return (
        'title = "work() fails"\nkind = "exception"\nareas = ["tests"]\ncause = "It raises."\n'
        'fix = "Do not call it."\nsources = [{ url = "https://example.org/issue" }]\n'
        f'[requires]\nreleases = "frame {releases}"\n{modes}\n{tables}'
    )


def documented(message: str, *, releases: str = "") -> str:
    """Write an expectation of the framework's `ValueError`."""
    return (
        f'releases = "{releases}"\noutcome = "raised"\ntype = "ValueError"\n'
        f'message = "{message}"\nat = "result = errata_frame.work()"'
    )


def _digest(text: str) -> str:
    raw = hashlib.sha256(text.encode()).digest()
    return f"sha256={base64.urlsafe_b64encode(raw).rstrip(b'=').decode()}"
