# releases: >=2.6
"""Without weights_only=False the class is refused before it is looked for."""

import pathlib
import pickle
import subprocess
import sys

import torch

NET = """
import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 1)

    def forward(self, x):
        return self.layer(x)
"""
TRAIN = """
import torch
from models.net import Net

torch.save(Net(), "../net.pt")
"""
project = pathlib.Path("paper").resolve()
(project / "models").mkdir(parents=True)
(project / "models" / "__init__.py").write_text("")
(project / "models" / "net.py").write_text(NET)
(project / "train.py").write_text(TRAIN)
subprocess.run([sys.executable, "train.py"], cwd=project, check=True)

try:
    torch.load("net.pt")
except pickle.UnpicklingError as error:
    assert "Unsupported global: GLOBAL models.net.Net" in str(error)
else:
    raise AssertionError("nothing was raised")
