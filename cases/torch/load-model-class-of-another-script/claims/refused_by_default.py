# releases: >=2.6
"""Without weights_only=False the class is refused before it is looked for."""

import subprocess
import sys

import torch

TRAIN = """
import torch


class Net(torch.nn.Linear):
    pass


torch.save(Net(2, 1), "net.pt")
"""
subprocess.run([sys.executable, "-c", TRAIN], check=True)
try:
    torch.load("net.pt")
except Exception as error:
    assert "Unsupported global: GLOBAL __main__.Net" in str(error)
else:
    raise AssertionError("nothing was raised")
