"""A library of the name that is none of CUDA, or lacks the version, is refused as "version `libnvJitLink.so.12' not found"."""

import os
import subprocess
import sys
from pathlib import Path

import torch

packages = Path(torch.__file__).parents[1] / "nvidia"
library = next(packages.glob("**/libnvJitLink.so.1?"))

toolkit = Path("cuda/lib64").absolute()
toolkit.mkdir(parents=True)
(toolkit / library.name).write_bytes(next(packages.glob("**/libcurand.so.1?")).read_bytes())

environment = {**os.environ, "LD_LIBRARY_PATH": str(toolkit)}
program = [sys.executable, "-c", "import torch; print(torch.ones(2).sum().item())"]
run = subprocess.run(program, env=environment, capture_output=True, text=True)
assert f"version `{library.name}' not found" in run.stderr, run.stderr
