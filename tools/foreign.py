"""Measure what the programs in tests/data/foreign raise: errors of no case.

`python -m tools.foreign PYTHON…` runs those of the framework that each interpreter has, and
writes tests/data/foreign/measured.json, from which `errata check --overlaps` reads.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from errata.model.matching import normalise_message

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "data" / "foreign"
# One import for all programs of a framework: it takes longer than all of them. Each runs in a fork,
# for some leave a setting, or what a compiler last said, to the next.
_RUN = """
import importlib, json, os, signal, sys
name, module, *programs = sys.argv[1:]
framework = importlib.import_module(module)
if name == "mindspore":  # else an operator's error is raised where a later program reads
    framework.set_context(mode=framework.PYNATIVE_MODE, pynative_synchronize=True)
for program in programs:
    if child := os.fork():
        os.waitpid(child, 0)
        continue
    signal.alarm(60)
    found = {"framework": name + " " + framework.__version__}
    try:
        exec(compile(open(program).read(), program, "exec"), globals())
    except BaseException as error:
        kind = type(error)
        prefix = "" if kind.__module__ == "builtins" else kind.__module__ + "."
        found.update(type=prefix + kind.__qualname__, message=str(error))
    print("\\n@" + json.dumps([program, found]), flush=True)
    os._exit(0)
"""


def measure(python: str) -> dict[str, dict[str, str]]:
    """Return what the programs of an interpreter's framework raise, by the programs' names."""
    found: dict[str, dict[str, str]] = {}
    for name in ("torch", "paddle", "mindspore"):
        programs = sorted(map(str, FOLDER.glob(f"{name}-*.py")))
        with tempfile.TemporaryDirectory() as here:  # MindSpore leaves files where it fails
            done = subprocess.run(
                [python, "-c", _RUN, name, name, *programs],
                capture_output=True,
                text=True,
                check=False,
                timeout=300,
                cwd=here,
            )
        for line in done.stdout.splitlines():
            if line.startswith("@"):
                program, facts = json.loads(line[1:])
                found[Path(program).stem] = {
                    key: normalise_message(text.replace(f"{FOLDER}/", ""))
                    if key == "message"
                    else text
                    for key, text in facts.items()
                }
    return found


def main() -> None:
    """Measure with the interpreters that are named, and keep what others measured."""
    path = FOLDER / "measured.json"
    known = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for python in sys.argv[1:]:
        known |= measure(python)
    there = {program.stem for program in FOLDER.glob("*.py")}
    kept = {name: facts for name, facts in sorted(known.items()) if name in there}
    path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for name in sorted(there - {n for n, facts in kept.items() if "type" in facts}):
        print(f"{name}: raises nothing, or was not measured")


if __name__ == "__main__":
    main()
