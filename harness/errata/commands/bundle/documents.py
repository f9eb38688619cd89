"""Turn redacted facts into the members of a bundle: text and JSON, in a fixed order."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import errata
from errata.commands.bundle.issue import BundleFacts
from errata.commands.bundle.issue_text import IssueText, readme, releases_page
from errata.model.case import Expectation
from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Signature
from errata.text.jsonable import encode

FORMAT_VERSION = 1
"""The value of `schema` in MANIFEST.json and signature.json. History: 1: the first."""

MANIFEST = "MANIFEST.json"
REDACTED = "REDACTED.md"
SIGNATURE = "signature.json"
CASE_FOLDER = "case/"

PROGRAM = "replay.py"
PROGRAM_PARTS = "replay_parts/"
# The program and what it imports: modules of Errata, shipped whole, so that they cannot differ.
_SHIPPED = (
    *("commands/bundle/replay.py", "commands/bundle/__init__.py", "commands/__init__.py"),
    *("__init__.py", "model/__init__.py", "model/matching.py", "model/native.py"),
    "model/source.py",
    *("running/child_report.py", "running/child_script.py"),
    *("text/__init__.py", "text/printable.py"),
)

# What a user starts. Every Python reads it, to say that it is too old; hence no newer syntax.
_START = """\
# Run the scripts of this bundle and report whether the documented failure appears:
#
#     python replay.py                    make the environment with uv or pip, and run there
#     python replay.py --python PATH      run in an interpreter that has the framework
#
# The program is replay_parts/errata/commands/bundle/replay.py.
import os
import sys

if sys.version_info < (3, 8):
    sys.stderr.write(
        "replay.py: needs Python 3.8 or later, and this is Python %d.%d.%d: start it with another "
        "Python (--python PATH names the one that has the framework)\\n" % sys.version_info[:3]
    )
    sys.exit(2)
sys.dont_write_bytecode = True  # the folder stays as it was bundled
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "replay_parts"))
try:
    from errata.commands.bundle.replay import main
except ImportError:
    sys.stderr.write("replay.py: replay_parts is missing next to it: unpack the whole bundle\\n")
    sys.exit(2)
if __name__ == "__main__":
    sys.exit(main())
"""

_PARTS = ("type", "message", "at", "warning", "signal", "exit_code")


def documents(
    facts: BundleFacts, issue: IssueText, case_files: Mapping[str, str | bytes]
) -> dict[str, str | bytes]:
    """Write every member but REDACTED.md and the manifest; what a person reads comes first.

    `case_files` are the files of the case by their path in its folder.
    """
    ordered = sorted(case_files, key=lambda name: (_FIRST.get(name, len(_FIRST)), name))
    members: dict[str, str | bytes] = {
        "README.md": "",
        issue.filename: issue.text,
        **program(),
        **{f"{CASE_FOLDER}{name}": case_files[name] for name in ordered},
        SIGNATURE: _json(_signature_document(facts)),
        "releases.md": releases_page(facts),
        "releases.json": _json(_releases_document(facts)),
        "requirements.txt": "".join(f"{line}\n" for line in facts.requirements),
        "environment.yml": _conda(facts),
    }
    if facts.lock:
        members["requirements.lock"] = facts.lock
    members["README.md"] = readme(facts, issue, [*members, REDACTED, MANIFEST])
    return members


@cache
def program() -> dict[str, str]:
    """Return `replay.py` and the modules that it imports, by member name."""
    package = Path(errata.__file__).parent
    parts = {name: (package / name).read_text(encoding="utf-8") for name in _SHIPPED}
    return {PROGRAM: _START} | {f"{PROGRAM_PARTS}errata/{name}": parts[name] for name in parts}


_FIRST = {"broken.py": 0, "fixed.py": 1, "case.toml": 2}


def manifest(facts: BundleFacts, members: Mapping[str, bytes]) -> str:
    """List every member with its hash."""
    return _json(
        {
            "errata": "bundle",
            "schema": FORMAT_VERSION,
            "harness": facts.version,
            "case": facts.case,
            "members": {
                name: {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}
                for name, content in members.items()
            },
        }
    )


def _signature_document(facts: BundleFacts) -> dict[str, Any]:
    return {
        "errata": "signature",
        "schema": FORMAT_VERSION,
        "signature_version": SIGNATURE_VERSION,
        "case": facts.case,
        "title": facts.title,
        "kind": facts.kind,
        "framework": {
            "name": facts.framework,
            "module": facts.module,
            "distribution": facts.distribution,
        },
        "environment": {
            "id": facts.environment,
            "release": facts.release,
            "build": facts.build,
            "python": facts.python,
            "lock": facts.lock_platform,
        },
        "mode": facts.mode,
        "backend": facts.backend,
        "known": facts.known,
        "variables": dict(facts.variables),
        "timeout_s": facts.timeout_s,
        "expected": [_expectation_to_plain(one) for one in facts.expected],
        "seen": encode(Signature, facts.seen) if facts.seen else None,
        "outcome": facts.outcome,
    }


def _expectation_to_plain(expectation: Expectation) -> dict[str, Any]:
    return {
        "outcome": str(expectation.outcome),
        "releases": expectation.releases,
        **{name: getattr(expectation, name) for name in _PARTS},
        "native": list(expectation.native),
    }


def _releases_document(facts: BundleFacts) -> dict[str, Any]:
    return {
        "errata": "releases",
        "schema": FORMAT_VERSION,
        "case": facts.case,
        "framework": facts.framework,
        "releases": [asdict(one) for one in facts.releases],
        "changes": [asdict(one) for one in facts.changes],
    }


def _conda(facts: BundleFacts) -> str:
    """Write what `conda env create -f` reads; every text in it is a JSON string, so also YAML."""
    options = [line for line in facts.requirements if line.startswith("-")]
    packages = [line for line in facts.requirements if not line.startswith("-")]
    listed = [*(option for line in options for option in _option_lines(line)), *packages]
    return "".join(
        [
            f"name: {json.dumps('errata-' + facts.slug)}\n",
            "channels:\n  - conda-forge\n",
            "dependencies:\n",
            f"  - {json.dumps('python=' + facts.python)}\n",
            "  - pip\n",
            "  - pip:\n",
            *(f"      - {json.dumps(line)}\n" for line in listed),
        ]
    )


def _option_lines(line: str) -> list[str]:
    """Split options that share a line in a requirements file; conda wants one on each."""
    return [f"--{option.strip()}" for option in line.split("--") if option.strip()]


def _json(plain: Mapping[str, Any]) -> str:
    return json.dumps(plain, indent=1, ensure_ascii=True) + "\n"
