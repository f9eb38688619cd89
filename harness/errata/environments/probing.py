"""Ask an interpreter which framework it really imports."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from pathlib import Path
from typing import Any

from errata.environments.built import BuiltEnvironment
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed
from errata.model.versions import parse_version
from errata.system.scratch import scratch_folder
from errata.system.tether import run_tied

__all__ = ["assert_as_asked", "external", "probe"]

_VERIFY_S = 300.0
_PROBE = Path(__file__).with_name("probe_import.py")


def external(
    python: Path, *, framework: str, module: str, distribution: str = "", variant: str = "cpu"
) -> tuple[EnvironmentSpec, BuiltEnvironment]:
    """Describe an interpreter that already has the framework (`--python`).

    It runs with the environment variables of the user, whose device libraries may need them.
    Raises EnvironmentFailed when it does not run or cannot import the module.
    """
    name = f"{framework} in {python}"
    if not os.access(python, os.X_OK) or python.is_dir():
        raise EnvironmentFailed(
            name, "that is not an interpreter", hint="give the path of a python program"
        )
    # Not resolved: a virtual environment is recognised by the path of its link.
    python = python.expanduser().absolute()
    seen = probe(name, python, module, dict(os.environ), [])
    content = json.dumps([str(python), seen["version"], seen["packages"]])
    spec = EnvironmentSpec(
        framework=framework,
        version=_public(seen["version"]),
        distribution=distribution or module,
        module=module,
        python=".".join(seen["python"].split(".")[:2]),
        variant=variant,
        external=python,
    )
    return spec, BuiltEnvironment(
        spec=spec,
        python=python,
        directory=None,
        lock_digest=f"external-{hashlib.sha256(content.encode()).hexdigest()}",
        framework_version=seen["version"],
        python_version=seen["python"],
        build=seen["build"],
        packages=tuple(seen["packages"]),
        import_s=seen["import_s"],
    )


def probe(
    name: str, python: Path, module: str, env: dict[str, str], switches: list[str]
) -> dict[str, Any]:
    """Import the module in its interpreter and return what probe_import.py wrote.

    `switches` are the interpreter's own. Raises EnvironmentFailed.
    """
    with scratch_folder("probe") as scratch:
        output = scratch / "seen.json"
        try:
            done = run_tied(
                [str(python), *switches, str(_PROBE), module, str(output)],
                env=env,
                cwd=str(scratch),
                timeout_s=_VERIFY_S,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise EnvironmentFailed(
                name, f"its interpreter could not be asked: {error}", hint="errata doctor"
            ) from error
        try:
            seen: dict[str, Any] = json.loads(output.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise EnvironmentFailed(
                name,
                f"'import {module}' failed",
                words="\n".join(done.stderr.strip().splitlines()[-20:]),
                hint="a pin may be missing in the framework table: see the words above",
            ) from error
    return seen


def assert_as_asked(spec: EnvironmentSpec, seen: dict[str, Any]) -> None:
    """Refuse an environment that imports another release, or lacks byte code.

    Raises EnvironmentFailed.
    """
    loaded = str(seen["version"])
    wanted = spec.version if "+" in spec.version else _public(spec.version)
    if (loaded if "+" in spec.version else _public(loaded)) != wanted:
        raise EnvironmentFailed(
            spec.id,
            f"'{spec.module}' reports version {loaded or 'none'} from {seen['file']}, not {wanted}",
            hint="another distribution may provide the same module: see its lock",
        )
    if not seen["has_bytecode"]:
        raise EnvironmentFailed(
            spec.id,
            "its byte code was not written, so every import would compile the source again",
            hint="is the folder of `errata envs path` writable?",
        )


def _public(version: str) -> str:
    """Drop a local part and normalise: `2.13.0+cpu` becomes `2.13.0`."""
    parsed = parse_version(version)
    return parsed.public if parsed else version.partition("+")[0]
