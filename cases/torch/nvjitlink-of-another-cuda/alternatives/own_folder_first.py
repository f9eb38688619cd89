"""Put the folder of the library that was installed with PyTorch first in LD_LIBRARY_PATH."""

import os
import re
import subprocess
import sys
from pathlib import Path

import torch

packages = Path(torch.__file__).parents[1] / "nvidia"
library = next(packages.glob("**/libnvJitLink.so.1?"))
cusparse = next(packages.glob("**/libcusparse.so.1?"))

# That of an older toolkit lacks the functions of the version that cuSPARSE asks for.
older = library.read_bytes()
for name in set(re.findall(rb"__nvJitLink\w+_\d+", cusparse.read_bytes())):
    older = older.replace(name + b"\0", b"x" * len(name) + b"\0")
toolkit = Path("cuda/lib64").absolute()
toolkit.mkdir(parents=True)
(toolkit / library.name).write_bytes(older)

environment = {**os.environ, "LD_LIBRARY_PATH": f"{library.parent}:{toolkit}"}
program = [sys.executable, "-c", "import torch; print(torch.ones(2).sum().item())"]
run = subprocess.run(program, env=environment, capture_output=True, text=True)
if run.returncode:
    raise ImportError(run.stderr.splitlines()[-1].partition("ImportError: ")[2])

result = float(run.stdout)
assert result == 2
