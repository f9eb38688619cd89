"""Run the scripts of this bundle and say whether the documented failure appears."""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from errata.filing.replay.template.comparing import as_pattern, differing_parts
from errata.filing.replay.template.installing import CannotRun, install
from errata.filing.replay.template.running import ask_version, run_script, say
from errata.text.printable import visible

__all__ = ["main"]

SAME, OTHER, USAGE, COULD_NOT = 0, 1, 2, 3
LONGEST = 600
USAGE_WORDS = """\
run the scripts of this bundle and say whether the same signature appears.
They run with your rights and without a sandbox: read case/broken.py and case/fixed.py first.
Exit code: 0 the same signature, 1 another one or none, 2 wrong usage, 3 could not run."""


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line asks and return the exit code."""
    options = _parse(arguments)
    here = Path(__file__).resolve().parent
    try:
        about = json.loads((here / "signature.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.stderr.write(f"replay.py: signature.json cannot be used: {error}\n")
        return USAGE
    if not isinstance(about, dict) or about.get("schema") != 1:
        sys.stderr.write("replay.py: signature.json was written by another Errata\n")
        return USAGE
    scratch = Path(tempfile.mkdtemp(prefix="replay-"))
    try:
        return _replay(here, about, options, scratch)
    except CannotRun as error:
        say(f"could not run: {error}")
        return COULD_NOT
    except KeyboardInterrupt:
        say("interrupted")
        return COULD_NOT
    finally:
        shutil.rmtree(str(scratch), ignore_errors=True)


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="replay.py", description=USAGE_WORDS, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--python", help="an interpreter that already has the framework")
    parser.add_argument("--into", help="make the environment in this folder, and keep it")
    parser.add_argument("--timeout", type=float, help="seconds for one script")
    return parser.parse_args(arguments)


def _replay(here: Path, about: dict[str, Any], options: argparse.Namespace, scratch: Path) -> int:
    module, place = about["framework"]["module"], about["environment"]
    say(visible("{} ({})".format(about["case"], about["title"])))
    for name in _altered(here):
        say(visible(f"note: {name} is not as it was bundled"))
    if options.python:
        python = _own(options.python)
    else:
        python = install(here, about, Path(options.into or scratch / "env").absolute())
    version = ask_version(python, module)
    say(
        visible(
            f"bundled  {module} {place['build'] or place['release']}, CPython {place['python']}"
        )
    )
    say(visible(f"here     {module} {version or '(cannot be imported)'}, in {python}"))
    timeout_s = options.timeout or about["timeout_s"]
    broken = run_script(python, here / "case" / "broken.py", about, scratch / "b", timeout_s)
    fixed = run_script(python, here / "case" / "fixed.py", about, scratch / "f", timeout_s)
    say("")
    say("broken.py  " + _name(broken))
    say("fixed.py   " + _name(fixed))
    say("")
    code = _conclude(about["expected"], broken)
    if code != SAME and not version:
        raise CannotRun(f"{module} cannot be imported by {python}")
    return code


def _own(python: str) -> str:
    """Return the path of an interpreter that the user named."""
    if Path(python).is_dir():
        python = str(Path(python, "Scripts" if sys.platform == "win32" else "bin", "python"))
    # Not resolved: a virtual environment is recognised by the path of its link.
    found = shutil.which(python) or shutil.which(str(Path(python).expanduser().absolute()))
    if found is None:
        sys.stderr.write(f"replay.py: {python!r} is no interpreter\n")
        sys.exit(USAGE)
    return str(Path(found).absolute())


def _altered(here: Path) -> list[str]:
    """List the files that are not as the manifest says."""
    try:
        members = json.loads((here / "MANIFEST.json").read_text(encoding="utf-8"))["members"]
        found = []
        for name, facts in members.items():
            path = here.joinpath(*name.split("/"))
            content = path.read_bytes() if path.is_file() else b""
            if hashlib.sha256(content).hexdigest() != facts["sha256"]:
                found.append(name)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return ["MANIFEST.json"]
    return found


def _conclude(expected: list[dict[str, Any]], broken: dict[str, Any]) -> int:
    """Say whether the signature is one that is expected, or in what it differs."""
    compared = [(differing_parts(one, broken), one) for one in expected]
    for number, (parts, one) in enumerate(compared):
        if not parts:
            where = "" if number == 0 else " as documented for " + (one["releases"] or "elsewhere")
            say(visible(f"the same signature{where}"))
            return SAME
    if broken["outcome"] == "passed":
        say("not the same: broken.py passes here")
        return OTHER
    parts, nearest = min(compared, key=lambda pair: len(pair[0]))
    say("not the same signature: it differs in " + ", ".join(parts))
    for part in parts:
        say(f"  {part}")
        say("    expected  " + visible(_short(as_pattern(str(nearest.get(part))))))
        say("    here      " + visible(_short(str(broken.get(part, broken["warnings"])))))
    return OTHER


def _name(seen: dict[str, Any]) -> str:
    words = str(seen["outcome"])
    if seen["type"]:
        words += " {}: {}".format(seen["type"], seen["message"])
    elif seen["signal"]:
        words += " ({})".format(seen["signal"])
    elif seen["outcome"] == "exited":
        words += " (exit status {})".format(seen["exit_code"])
    return visible(_short(words))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


if __name__ == "__main__":
    sys.exit(main())
