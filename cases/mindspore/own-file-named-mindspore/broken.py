"""Run a script in a folder that has a file named mindspore.py."""

import subprocess
import sys
from pathlib import Path

import mindspore as ms
import numpy as np

folder = Path("lesson")
folder.mkdir()
(folder / "mindspore.py").write_text("import mindspore as ms\n\nprint(ms.Tensor([1.0]))\n")
(folder / "train.py").write_text("import mindspore as ms\n\nprint(ms.Tensor([1.0, 2.0]).sum())\n")

run = subprocess.run([sys.executable, "train.py"], cwd=folder, capture_output=True, text=True)
if run.returncode:
    raise AttributeError(run.stderr.strip().splitlines()[-1].partition("AttributeError: ")[2])

result = np.float32(run.stdout)
assert ms.Tensor(result).asnumpy() == 3
