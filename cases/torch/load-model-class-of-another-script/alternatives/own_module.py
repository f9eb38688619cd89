"""A class in a module that both programs import is found; without that module the load says No module named."""

import subprocess
import sys
from pathlib import Path

import torch

Path("nets.py").write_text(
    """
import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 1)

    def forward(self, x):
        return self.layer(x)
"""
)
program = "import torch, nets; torch.save(nets.Net(), 'net.pt')"
subprocess.run([sys.executable, "-c", program], check=True)
sys.modules["nets"] = None
try:
    torch.load("net.pt", weights_only=False)
except ModuleNotFoundError as error:
    assert "nets" in str(error)
else:
    raise AssertionError("nothing was raised")
del sys.modules["nets"]
sys.path.insert(0, str(Path.cwd()))
model = torch.load("net.pt", weights_only=False)
assert model(torch.ones(1, 2)).shape == (1, 1)
