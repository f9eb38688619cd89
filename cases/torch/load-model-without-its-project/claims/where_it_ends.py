"""The traceback ends in torch.load: the program itself does not import the module that is named."""

import pathlib
import subprocess
import sys
import traceback

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
    torch.load("net.pt", weights_only=False)
except ModuleNotFoundError as error:
    frames = traceback.extract_tb(error.__traceback__)
    assert error.name == "models" and pathlib.Path(frames[-1].filename).name == "serialization.py"
else:
    raise AssertionError("nothing was raised")
