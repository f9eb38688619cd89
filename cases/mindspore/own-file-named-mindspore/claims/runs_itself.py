"""The file fails in the same way where it is run itself."""

import subprocess
import sys
from pathlib import Path

import mindspore as ms

Path("mindspore.py").write_text("import mindspore as ms\n\nprint(ms.Tensor([1.0]))\n")
run = subprocess.run([sys.executable, "mindspore.py"], capture_output=True, text=True)
expected = "AttributeError: partially initialized module 'mindspore' has no attribute 'Tensor'"
assert expected in run.stderr, run.stderr
assert ms.Tensor([1.0]).shape == (1,)  # this program has imported the package
