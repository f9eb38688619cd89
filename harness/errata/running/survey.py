"""Describe the machine and the interpreter that a user's program runs in, part by part.

Run by path inside that interpreter, in a process of its own: standard library only, syntax of
Python 3.7. It imports nothing of the user's: `probe_import.py` describes frameworks. Every finished
part is one line of JSON in OUTPUT, after a line that says it began: a part that hangs, or takes the
process with it, costs itself and nothing that came before it.
"""

# ruff: noqa: BLE001, PTH100, PTH120 - what is broken there is described, too
from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

TOOL_TIMEOUT_S = 20
MAX_TEXT = 4000
MAX_PACKAGES = 3000
MAX_DAMAGED = 20
_FOLDER = re.compile(r"(?P<name>.+?)-(?P<version>[^-]+)(?:-py\d[\d.]*)?\.(?:dist|egg)-info$")

# What may change what a framework does. Names, or beginnings of names that end with `*`.
VARIABLES = (
    "ASCEND_*",
    "BLIS_NUM_THREADS",
    "CONDA_DEFAULT_ENV",
    "CUBLAS_WORKSPACE_CONFIG",
    "CUDA_*",
    "CUDNN_*",
    "DEVICE_ID",
    "DNNL_*",
    "FLAGS_*",
    "GLOG_*",
    "GOMP_*",
    "HCCL_*",
    "HIP_*",
    "HSA_*",
    "KMP_*",
    "LANG",
    "LC_ALL",
    "LD_LIBRARY_PATH",
    "LD_PRELOAD",
    "MINDSPORE_*",
    "MKL_*",
    "MS_*",
    "NCCL_*",
    "NVIDIA_TF32_OVERRIDE",
    "NVIDIA_VISIBLE_DEVICES",
    "OMP_*",
    "ONEDNN_*",
    "OPENBLAS_*",
    "PYTHON*",
    "PYTORCH_*",
    "RANK_*",
    "ROCM_*",
    "ROCR_*",
    "TORCHDYNAMO_*",
    "TORCHINDUCTOR_*",
    "TORCH_*",
    "TRITON_*",
    "VIRTUAL_ENV",
    "XLA_*",
)
_SECRET = re.compile(r"TOKEN|SECRET|PASSW|CREDENTIAL|API_?KEY|ACCESS_?KEY|URL|PROXY", re.IGNORECASE)


class Missing(Exception):
    """Why a part is missing, in words."""


def bounded(value: object) -> str:
    """Return a text that is safe to write and not too long."""
    text = str(value).encode("utf-8", "backslashreplace").decode("utf-8")
    return text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + " [cut]"


def interpreter() -> dict[str, Any]:
    """Describe the interpreter itself."""
    return {
        "executable": bounded(sys.executable),
        "version": platform.python_version(),
        "implementation": platform.python_implementation(),
        "compiler": platform.python_compiler(),
        "prefix": bounded(sys.prefix),
        "is_virtual": sys.prefix != getattr(sys, "base_prefix", sys.prefix),
    }


def system() -> dict[str, Any]:
    """Describe the operating system and its C library."""
    libc = " ".join(platform.libc_ver()).strip()
    found = {
        "platform": platform.platform(),
        "system": platform.system(),
        "release": platform.release(),
        "machine": platform.machine(),
        "libc": libc or "unknown",
    }
    try:
        text = Path("/etc/os-release").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return found
    named = re.search(r'^PRETTY_NAME="?([^"\n]+)', text, re.MULTILINE)
    return {**found, "distribution": named.group(1)} if named else found


def cpu() -> dict[str, Any]:
    """Describe the processor as the system does."""
    found: dict[str, Any] = {"count": os.cpu_count()}
    if hasattr(os, "sched_getaffinity"):
        found["usable"] = len(os.sched_getaffinity(0))
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        found["model"] = platform.processor() or "unknown"
        return found
    model = re.search(r"^(?:model name|Hardware|cpu model)\s*:\s*(.+)$", text, re.MULTILINE)
    flags = re.search(r"^(?:flags|Features)\s*:\s*(.+)$", text, re.MULTILINE)
    found["model"] = model.group(1).strip() if model else platform.processor() or "unknown"
    known = ("avx", "avx2", "avx512f", "avx512_bf16", "amx_tile", "asimd", "sve", "sve2")
    present = set(flags.group(1).split()) if flags else set()
    found["features"] = [name for name in known if name in present]
    return found


def memory() -> dict[str, Any]:
    """Return how much memory the machine has, in MiB."""
    try:
        text = Path("/proc/meminfo").read_text(encoding="ascii", errors="replace")
    except OSError as error:
        raise Missing(f"the system does not report it: {error}") from error
    sizes = dict(re.findall(r"^(\w+):\s+(\d+) kB", text, re.MULTILINE))
    if "MemTotal" not in sizes:
        raise Missing("the system does not report it")
    found = {"total_mb": int(sizes["MemTotal"]) // 1024}
    if "MemAvailable" in sizes:
        found["available_mb"] = int(sizes["MemAvailable"]) // 1024
    return found


def canonical(name: str) -> str:
    """Write a project's name as indexes do."""
    return re.sub(r"[-_.]+", "-", name).lower()


def metadata_of(folder: Path) -> dict[str, str]:
    """Read name and version from one distribution's own metadata; raises Missing in words."""
    for file in (folder / "METADATA", folder / "PKG-INFO", folder):
        if not file.is_file():
            continue
        try:
            text = file.read_bytes()[:65536].decode("utf-8", "replace")
        except OSError as error:
            raise Missing(f"{file.name}: {error.strerror}") from error
        head = re.split(r"\r?\n\r?\n", text, maxsplit=1)[0]
        fields = dict(re.findall(r"^(Name|Version):[ \t]*(\S[^\r\n]*)", head, re.MULTILINE))
        if "Name" in fields and "Version" in fields:
            return {"name": fields["Name"].strip(), "version": fields["Version"].strip()}
        raise Missing("{} names no {}".format(file.name, "version" if "Name" in fields else "name"))
    raise Missing("it has no METADATA")


def names_in(folder: Path, name: str) -> list[str]:
    """List the names to import that one distribution provides."""
    try:
        text = (folder / "top_level.txt").read_text(encoding="utf-8", errors="replace")
        found = {line.strip() for line in text.splitlines()}
    except OSError:
        found = set()
    try:
        record = (folder / "RECORD").read_bytes()[:4_000_000].decode("utf-8", "replace")
        found |= set(
            re.findall(r"^([A-Za-z_]\w*)(?:/[^\r\n]*)?\.(?:py|so)\b", record, re.MULTILINE)
        )
        found |= set(re.findall(r"^([A-Za-z_]\w*)/__init__\.py,", record, re.MULTILINE))
    except OSError:
        pass
    own = canonical(name).replace("-", "_")
    return sorted({item for item in found if item.isidentifier()} or {own})[:20]


def distributions() -> list[Path]:
    """List the metadata folders (or files) on the path, in order of precedence."""
    found = []
    for entry in sys.path:
        try:
            inside = sorted(Path(entry or ".").iterdir())
        except OSError:
            continue
        found += [path for path in inside if path.name.endswith((".dist-info", ".egg-info"))]
    return found


def packages() -> dict[str, Any]:
    """List what is installed, read from each distribution's own files: without pip.

    `importlib.metadata` is not asked: one damaged folder makes it raise for all the others.
    """
    versions: dict[str, str] = {}
    modules: dict[str, str] = {}
    damaged = []
    for folder in distributions():
        named = _FOLDER.match(folder.name)
        try:
            found = metadata_of(folder)
        except Missing as error:
            damaged.append(f"{bounded(folder.name)}: {error}")
            if named is None:
                continue
            found = {"name": named.group("name"), "version": named.group("version")}
        name = canonical(found["name"])
        if name in versions or len(versions) >= MAX_PACKAGES:
            continue
        versions[name] = bounded(found["version"])[:200]
        for module in names_in(folder, name):
            modules.setdefault(module, name)
    return {"versions": versions, "modules": modules, "damaged": damaged[:MAX_DAMAGED]}


def installer() -> dict[str, Any]:
    """Return which tool made the environment, and whether it has pip."""
    try:
        config = Path(sys.prefix, "pyvenv.cfg").read_text(encoding="utf-8", errors="replace")
    except OSError:
        config = ""
    uv = re.search(r"^uv\s*=\s*(\S+)", config, re.MULTILINE)
    if Path(sys.prefix, "conda-meta").is_dir():
        found = {"tool": "conda"}
    elif uv:
        found = {"tool": f"uv {uv.group(1)}"}
    elif config:
        found = {"tool": "venv"}
    else:
        found = {"tool": "the system's own"}
    entries = [Path(entry or ".") for entry in sys.path]
    found["pip"] = "yes" if any((entry / "pip").is_dir() for entry in entries) else "no"
    return found


def variables() -> dict[str, str]:
    """Keep the variables that may change what a framework does, and none that may be secret."""
    whole = {name for name in VARIABLES if not name.endswith("*")}
    starts = tuple(name[:-1] for name in VARIABLES if name.endswith("*"))
    return {
        name: bounded(value)
        for name, value in sorted(os.environ.items())
        if (name in whole or name.startswith(starts)) and not _SECRET.search(name)
    }


def ask(*command: str) -> str:
    """Run a program that describes devices; raises Missing in words."""
    if shutil.which(command[0]) is None:
        raise Missing(f"{command[0]} is not on PATH")
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=TOOL_TIMEOUT_S,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise Missing(f"{command[0]} did not answer in {TOOL_TIMEOUT_S} s") from error
    except OSError as error:
        raise Missing(f"{command[0]} does not run: {error.strerror}") from error
    text = done.stdout.decode("utf-8", "replace").strip()
    if done.returncode != 0:
        last = text.splitlines()[-1] if text else "it printed nothing"
        raise Missing(f"{command[0]} failed: {bounded(last)}")
    return bounded(text)


def nvidia() -> dict[str, Any]:
    """List NVIDIA devices with their driver."""
    keys = "name,driver_version,memory.total,compute_cap"
    text = ask("nvidia-smi", "--query-gpu=" + keys, "--format=csv,noheader")
    return {"devices": [line.strip() for line in text.splitlines() if line.strip()]}


def ascend() -> dict[str, Any]:
    """List Ascend devices as their driver describes them."""
    text = ask("npu-smi", "info")
    found = re.findall(r"^\|\s*\d+\s+(\w[\w-]*)\s*\|\s*(?:OK|Warning|Alarm)", text, re.MULTILINE)
    version = re.search(r"Version:\s*([\w.]+)", text)
    driver = f", driver {version.group(1)}" if version else ""
    return {"devices": [name + driver for name in found] or [bounded(text)]}


def rocm() -> dict[str, Any]:
    """List AMD devices with their driver."""
    text = ask("rocm-smi", "--showproductname", "--showdriverversion")
    lines = [line.strip() for line in text.splitlines() if ":" in line]
    return {"devices": lines[:16]}


PARTS = (interpreter, system, cpu, memory, packages, installer, variables, nvidia, ascend, rocm)


def main(output: str) -> None:
    """Describe every part, each on its own."""
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry or ".") != here]
    # A descriptor of its own: what is imported may close or replace every stream.
    handle = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for part in PARTS:
        os.write(handle, json.dumps({"began": part.__name__}).encode() + b"\n")
        line: dict[str, Any] = {"part": part.__name__}
        try:
            line["found"] = part()
        except Missing as error:
            line["missing"] = str(error)
        except BaseException as error:
            line["missing"] = f"{type(error).__name__}: {bounded(error)}"
        os.write(handle, json.dumps(line).encode("utf-8", "backslashreplace") + b"\n")
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
