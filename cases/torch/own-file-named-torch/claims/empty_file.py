"""An empty torch.py beside the script gives module 'torch' has no attribute."""

import subprocess
import sys
from pathlib import Path

import torch

Path("torch.py").write_text("")
Path("train.py").write_text("import torch\n\ntorch.ones(2)\n")
run = subprocess.run([sys.executable, "train.py"], capture_output=True, text=True)
assert "AttributeError: module 'torch' has no attribute 'ones'" in run.stderr
assert torch.ones(2).sum() == 2  # this program has imported the package
