"""A copy.py that imports mindspore gives the same error, and the last File line of the traceback names it."""

import subprocess
import sys
from pathlib import Path

import mindspore as ms

Path("copy.py").write_text("import mindspore as ms\n\nONE = ms.Tensor([1.0])\n")
Path("train.py").write_text("import mindspore as ms\n\nprint(ms.Tensor([1.0, 2.0]).sum())\n")
run = subprocess.run([sys.executable, "train.py"], capture_output=True, text=True)
assert "AttributeError: partially initialized module 'mindspore' has no attribute 'Tensor'" in run.stderr, run.stderr
files = [line for line in run.stderr.splitlines() if line.startswith("  File ")]
assert "copy.py" in files[-1] and "site-packages" not in files[-1], files
find = "import importlib.util; print(importlib.util.find_spec('mindspore').origin)"
run = subprocess.run([sys.executable, "-c", find], capture_output=True, text=True, check=True)
assert Path(run.stdout.strip()) == Path(ms.__file__), run.stdout
