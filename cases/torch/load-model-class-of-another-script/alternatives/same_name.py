"""The program that loads has the class in its own main module, under the same name."""

import subprocess
import sys

import torch

TRAIN = """
import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 1)

    def forward(self, x):
        return self.layer(x)


torch.save(Net(), "net.pt")
"""
subprocess.run([sys.executable, "-c", TRAIN], check=True)



class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 1)

    def forward(self, x):
        return self.layer(x)


model = torch.load("net.pt", weights_only=False)
assert model(torch.ones(1, 2)).shape == (1, 1)
