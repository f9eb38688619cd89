"""Train in one program and save the model; predict in another."""

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


torch.save(Net().state_dict(), "net.pt")
"""
subprocess.run([sys.executable, "-c", TRAIN], check=True)



class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 1)

    def forward(self, x):
        return self.layer(x)


model = Net()
model.load_state_dict(torch.load("net.pt"))

result = model(torch.ones(1, 2)).detach().sign().abs()
assert result.shape == (1, 1)
