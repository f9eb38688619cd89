"""A program that is named tensorboard.py is taken for the package, and fails with "cannot import name 'SummaryWriter'"."""

import os
import subprocess
import sys
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    program = os.path.join(folder, "tensorboard.py")
    with open(program, "w") as file:
        file.write("from torch.utils.tensorboard import SummaryWriter\n")
    run = subprocess.run([sys.executable, program], capture_output=True, text=True)
assert "ImportError: cannot import name 'SummaryWriter' from partially initialized module 'torch.utils.tensorboard'" in run.stderr
