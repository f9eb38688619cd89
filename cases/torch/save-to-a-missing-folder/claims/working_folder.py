"""A relative path begins at the working folder: after `os.chdir` the folder that exists is not found."""

import os

import torch

os.makedirs("checkpoints")
os.makedirs("outputs")
path = os.path.abspath("checkpoints/best.pt")
os.chdir("outputs")
try:
    torch.save({"epoch": 3}, "checkpoints/best.pt")
except RuntimeError as error:
    assert str(error) == "Parent directory checkpoints does not exist."
else:
    raise AssertionError("nothing was raised")
torch.save({"epoch": 3}, path)
assert torch.load(path) == {"epoch": 3}
