"""Run a script in a folder that has a file named try_torch.py."""

import subprocess
import sys
from pathlib import Path

import torch

folder = Path("experiment")
folder.mkdir()
(folder / "try_torch.py").write_text("import torch\n\nlayer = torch.nn.Linear(2, 1)\n")
(folder / "train.py").write_text("import torch\n\nprint(torch.ones(2).sum().item())\n")

run = subprocess.run([sys.executable, "train.py"], cwd=folder, capture_output=True, text=True)
if run.returncode:
    raise AttributeError(run.stderr.splitlines()[-1].partition("AttributeError: ")[2])

result = torch.tensor(float(run.stdout))
assert result == 2
