"""Where the program has a package of that name itself, the message names the module in it, and sys.path does not help after it was imported."""

import pathlib
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

own = pathlib.Path("own").resolve()
(own / "models").mkdir(parents=True)
(own / "models" / "__init__.py").write_text("")
sys.path.insert(0, str(own))
import models

sys.path.insert(0, str(project))
try:
    torch.load("net.pt", weights_only=False)
except ModuleNotFoundError as error:
    assert str(error) == "No module named 'models.net'"
else:
    raise AssertionError("nothing was raised")
