"""A file torch.py beside the script gives "module 'torch' has no attribute", and `torch.__file__` is that file."""

import subprocess
import sys
from pathlib import Path

Path("torch.py").write_text("import math\n")
Path("train.py").write_text("import torch\n\nprint(torch.__file__, flush=True)\ntorch.rand(3)\n")
run = subprocess.run([sys.executable, "train.py"], capture_output=True, text=True)
assert "AttributeError: module 'torch' has no attribute 'rand'" in run.stderr, run.stderr
assert Path(run.stdout.strip()).resolve() == Path("torch.py").resolve(), run.stdout
