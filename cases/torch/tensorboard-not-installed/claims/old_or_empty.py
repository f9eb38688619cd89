# releases: >=1.13,!=2.1.2
"""An old tensorboard, and a folder of this name beside the program, give "TensorBoard logging requires TensorBoard version 1.15 or above"."""

import os
import subprocess
import sys
import tempfile

import torch

for version in ("1.14.0", None):
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "tensorboard"))
        if version:
            with open(os.path.join(folder, "tensorboard", "__init__.py"), "w") as file:
                file.write(f'__version__ = "{version}"\n')
        program = os.path.join(folder, "train.py")
        with open(program, "w") as file:
            file.write("from torch.utils.tensorboard import SummaryWriter\n")
        run = subprocess.run([sys.executable, program], capture_output=True, text=True)
    assert "ImportError: TensorBoard logging requires TensorBoard version 1.15 or above" in run.stderr, run.stderr
