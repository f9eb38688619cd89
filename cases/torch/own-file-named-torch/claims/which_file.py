"""torch.__file__ names the file that is found."""

import subprocess
import sys
from pathlib import Path

import torch

command = [sys.executable, "-c", "import torch; print(torch.__file__)"]
assert Path(torch.__file__).name == "__init__.py"
Path("torch.py").write_text("")
run = subprocess.run(command, capture_output=True, text=True, check=True)
assert Path(run.stdout.strip()).name == "torch.py"
