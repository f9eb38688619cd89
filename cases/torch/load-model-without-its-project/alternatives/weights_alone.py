"""Within the project the file is converted to the weights alone, which load into a class of one's own without the project."""

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

CONVERT = """
import torch

model = torch.load("../net.pt", weights_only=False)
torch.save(model.state_dict(), "../weights.pt")
"""
subprocess.run([sys.executable, "-c", CONVERT], cwd=project, check=True)


class OwnNet(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 1)

    def forward(self, x):
        return self.layer(x)


model = OwnNet()
model.load_state_dict(torch.load("weights.pt"))
assert model(torch.ones(1, 2)).shape == (1, 1)
assert "models" not in sys.modules
