"""A copy of the package under another name is put into sys.modules under the old one."""

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

(project / "models").rename(pathlib.Path("paper_models"))
sys.path.insert(0, str(pathlib.Path.cwd()))
import paper_models.net

sys.modules["models"] = paper_models
sys.modules["models.net"] = paper_models.net
model = torch.load("net.pt", weights_only=False)
assert type(model) is paper_models.net.Net
assert model(torch.ones(1, 2)).shape == (1, 1)
