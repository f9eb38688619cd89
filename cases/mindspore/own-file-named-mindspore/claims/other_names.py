"""Files named nn.py, ops.py and dataset.py beside the script do no harm; copy.py and numbers.py break the import of MindSpore."""

import subprocess
import sys
from pathlib import Path

import mindspore as ms

Path("train.py").write_text("import mindspore as ms\n\nprint(ms.Tensor([1.0, 2.0]).sum())\n")
for name in ("nn", "ops", "dataset"):
    Path(f"{name}.py").write_text("x = 1\n")
run = subprocess.run([sys.executable, "train.py"], capture_output=True, text=True)
assert run.returncode == 0, run.stderr
for name in ("copy", "numbers"):
    file = Path(f"{name}.py")
    file.write_text("x = 1\n")
    run = subprocess.run([sys.executable, "train.py"], capture_output=True, text=True)
    assert run.returncode and f"'{name}'" in run.stderr.splitlines()[-1], run.stderr
    file.unlink()
assert ms.Tensor([1.0]).shape == (1,)
