"""Run a user's script with its arguments and report what it did, as `child_script.py` does.

Runs inside target environments, by path, in a fresh interpreter: standard library only, Python
3.7 syntax.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from typing import Any


def load_sibling(name: str) -> Any:
    """Load a module next to this file without registering it: `sys.modules` stays clean."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".py")
    spec = importlib.util.spec_from_file_location("errata_" + name, path)
    assert spec is not None and spec.loader is not None  # noqa: S101, PT018 - for the types
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def loaded_versions(names: list[str]) -> dict[str, str]:
    """Name the version of each of the modules that the script has imported; it imports none."""
    found = {}
    for name in names:
        module = sys.modules.get(name)
        if module is not None:
            try:
                found[name] = str(getattr(module, "__version__", ""))
            except BaseException:
                found[name] = ""
    return found


def make_reporter(script: Any, request: dict[str, Any]) -> Any:
    """Make a reporter that also notes which of the frameworks were loaded."""

    class Reporter(script.Reporter):  # type: ignore[misc]
        def write(self, ended: str, error: Any = None, result: Any = None) -> None:
            """Write the report exactly once; the note first, as a report may be refused."""
            if not self.written and os.getpid() == self.process:
                found = loaded_versions(request["modules"])
                self.module = next(iter(found), None)
                try:
                    with open(request["loaded"], "w", encoding="utf-8") as file:
                        json.dump(found, file)
                except BaseException:  # whatever the script broke, its report comes
                    found.clear()
            super().write(ended, error=error, result=result)

    return Reporter(request)


def main() -> None:
    """Run the script of a request file in this fresh interpreter, which then exits naturally."""
    with open(sys.argv[1], encoding="utf-8") as file:
        request = json.load(file)
    script = load_sibling("child_script")
    script.report.OWN_FILES.add(__file__)
    reporter = make_reporter(script, request)
    last = script.end(script.execute(request, reporter, request["arguments"]))
    if last is not None:
        raise last


if __name__ == "__main__":
    main()
