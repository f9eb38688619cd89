"""Train a model in the project of a paper, and use the saved model in a program of one's own."""

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

sys.path.insert(0, str(project))
model = torch.load("net.pt", weights_only=False)

result = model(torch.ones(1, 2)).detach().sign().abs()
assert result.shape == (1, 1)
