"""Import a framework inside a target environment and describe what really got loaded.

Run by path with two arguments, the module's name and the file to write JSON into: standard
library only, syntax of Python 3.7. It asks for versions, never for a device.
"""

from __future__ import annotations

import importlib
import json
import platform
import re
import sys
import time
from pathlib import Path

_METADATA = re.compile(r"(.+?)-([^-]+)(?:-py\d[\d.]*)?\.(?:dist|egg)-info$")


def main(module_name: str, output: str) -> None:
    """Write a description of the module called `module_name` to the file `output`."""
    here = Path(__file__).resolve().parent
    sys.path[:] = [entry for entry in sys.path if Path(entry).resolve() != here]
    start = time.perf_counter()
    module = importlib.import_module(module_name)
    seconds = time.perf_counter() - start
    cached = getattr(module, "__cached__", None)
    described = {
        "version": str(getattr(module, "__version__", "")),
        "file": getattr(module, "__file__", None),
        "python": platform.python_version(),
        "import_s": round(seconds, 3),
        "has_bytecode": bool(cached and Path(cached).exists()),
        "build": _build(module),
        "config": _words(getattr(getattr(module, "__config__", None), "show", None)),
        "packages": _packages(),
    }
    Path(output).write_text(json.dumps(described), encoding="utf-8")


def _build(module: object) -> dict[str, str]:
    """Collect how the framework was built, as far as it says so."""
    found: dict[str, str] = {}
    version = getattr(module, "version", None)
    for key, names in (
        ("cuda", ("cuda", "cuda_version")),
        ("cudnn", ("cudnn", "cudnn_version")),
        ("hip", ("hip",)),
        ("xpu", ("xpu",)),
        ("commit", ("git_version", "commit")),
        ("debug", ("debug",)),
    ):
        for name in names:
            value = _words(getattr(version, name, None))
            if value not in ("", "None", "False"):
                found.setdefault(key, value)
    return found


def _words(value: object) -> str:
    """Return a value, or what a function without parameters gives, as text; empty for None."""
    try:
        value = value() if callable(value) else value
        return "" if value is None else str(value)
    except Exception as error:  # noqa: BLE001 - what is broken there is described, too
        return f"cannot be read: {type(error).__name__}: {error}"


def _packages() -> list[str]:
    """List every distribution on the path as `name==version`, sorted."""
    found: dict[str, str] = {}
    for entry in reversed(sys.path):
        if not Path(entry).is_dir():
            continue
        for folder in Path(entry).iterdir():
            match = _METADATA.match(folder.name)
            if match:
                found[re.sub(r"[-_.]+", "-", match.group(1)).lower()] = match.group(2)
    return sorted(f"{name}=={version}" for name, version in found.items())


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
