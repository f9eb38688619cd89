"""A checkpoint is written under another name, and takes the place of the old one when it is whole."""

import os

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 1)


def save(state, path):
    with open(path + ".part", "wb") as file:
        torch.save(state(), file)
    os.replace(path + ".part", path)


def interrupted():
    raise KeyboardInterrupt


save(model.state_dict, "last.pt")
try:
    save(interrupted, "last.pt")
except KeyboardInterrupt:
    pass
state = torch.load("last.pt")

result = state["weight"]
assert torch.equal(result, model.weight.detach())
