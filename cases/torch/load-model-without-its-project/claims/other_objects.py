"""A checkpoint that has one object of the project beside the weights, here a class of settings, fails too; a state_dict does not."""

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

SAVE = """
import torch
from models.net import Net

net = Net()
torch.save({"weights": net.state_dict(), "kind": Net}, "../checkpoint.pt")
torch.save({"weights": net.state_dict()}, "../weights.pt")
"""
subprocess.run([sys.executable, "-c", SAVE], cwd=project, check=True)
try:
    torch.load("checkpoint.pt", weights_only=False)
except ModuleNotFoundError as error:
    assert str(error) == "No module named 'models'"
else:
    raise AssertionError("nothing was raised")
assert list(torch.load("weights.pt")["weights"]) == ["layer.weight", "layer.bias"]
