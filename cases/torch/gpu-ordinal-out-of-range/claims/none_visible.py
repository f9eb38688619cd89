"""Where no GPU is visible, the message is "No CUDA GPUs are available"."""

import os
import subprocess
import sys

code = """
import torch
assert not torch.cuda.is_available()
try:
    torch.ones(2, device="cuda:1")
except RuntimeError as error:
    assert "No CUDA GPUs are available" in str(error)
else:
    raise AssertionError("nothing was raised")
"""
subprocess.run([sys.executable, "-c", code], env={**os.environ, "CUDA_VISIBLE_DEVICES": ""}, check=True)
