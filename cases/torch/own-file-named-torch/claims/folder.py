"""A folder torch without __init__.py beside the script is passed over."""

import subprocess
import sys
from pathlib import Path

import torch

Path("torch").mkdir()
Path("torch/notes.txt").write_text("")
Path("train.py").write_text("import torch\n\nprint(torch.__file__)\n")
run = subprocess.run([sys.executable, "train.py"], capture_output=True, text=True, check=True)
assert run.stdout.strip() == torch.__file__
