"""Find out whether a backend's device can be used: ask the machine, then the framework itself.

The machine's answer takes milliseconds and avoids building a GPU environment that cannot run.
Where it does not rule the device out, the framework is asked inside its environment, in a fresh
process, so that no zygote ever touches a device.
"""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from errata.model.errors import HarnessFailure
from errata.model.outcome import Isolation
from errata.running.replies import ScriptRequest
from errata.running.runner import Target, run_alone
from errata.running.sandbox import boundary_for
from errata.system.files import scratch_folder

PROBE_TIMEOUT_S = 60.0
PROBE_MEMORY_MB = 16_384.0
_PROBES = Path(__file__).with_name("probes")


@dataclass(frozen=True, kw_only=True)
class DeviceAnswer:
    """Whether a device can be used, and the reason in words."""

    available: bool
    words: str


def ask_machine(backend: str) -> DeviceAnswer:
    """Ask the machine; "available" means only that nothing rules the device out."""
    if backend in _MACHINE:
        return _MACHINE[backend]()
    return DeviceAnswer(available=True, words="every machine has one")


def _nvidia_or_amd() -> DeviceAnswer:
    for node in ("/dev/nvidiactl", "/dev/dxg", "/dev/kfd"):
        if Path(node).exists():
            return DeviceAnswer(available=True, words=f"{node} exists")
    return _library("libcuda.so.1", "no GPU driver: /dev/nvidiactl, /dev/kfd do not exist")


def _ascend() -> DeviceAnswer:
    if Path("/dev/davinci_manager").exists():
        return DeviceAnswer(available=True, words="/dev/davinci_manager exists")
    return _library("libascendcl.so", "no Ascend driver: /dev/davinci_manager does not exist")


def _library(name: str, no_device: str) -> DeviceAnswer:
    """Describe a machine without a device node: whether it has the driver's library."""
    try:
        ctypes.CDLL(name)
    except OSError as error:
        return DeviceAnswer(available=False, words=f"{no_device}; {error}")
    return DeviceAnswer(available=False, words=f"{no_device}; {name} is installed")


_MACHINE: dict[str, Callable[[], DeviceAnswer]] = {"gpu": _nvidia_or_amd, "ascend": _ascend}


def ask_framework(
    python: Path, module: str, backend: str, device: str, *, external: bool = False
) -> DeviceAnswer:
    """Ask a framework inside its environment; `device` is its own name for the backend."""
    # Never called as the framework is: a script's own folder comes first on its path.
    script = _PROBES / f"ask_{module}.py"
    with scratch_folder("device") as scratch:
        target = Target(id=module, python=python, module=module, external=external)
        request = ScriptRequest(
            script=script,
            module=module,
            isolation=Isolation.FRESH,
            timeout_s=PROBE_TIMEOUT_S,
            memory_mb=PROBE_MEMORY_MB,
            variables={"ERRATA_BACKEND": backend, "ERRATA_DEVICE": device},
        )
        try:
            boundary = boundary_for((), PROBE_MEMORY_MB)
            reply, _ = run_alone(target, request, scratch, boundary)
        except (HarnessFailure, OSError) as error:
            return DeviceAnswer(available=False, words=f"the probe failed: {error}")
    return _read(reply)


def _read(reply: dict[str, object]) -> DeviceAnswer:
    """Read the probe's `result`; a probe that died answers with the end of what it printed."""
    try:
        result = json.loads(str(reply.get("report")))["result"]
        return DeviceAnswer(
            available=bool(result["available"]["value"]), words=str(result["words"]["value"])
        )
    except (ValueError, KeyError, TypeError):
        lines = str(reply.get("stderr") or "").strip().splitlines()
        words = lines[-1] if lines else f"no answer (signal {reply.get('signal')})"
        return DeviceAnswer(available=False, words=words)
