"""`open(path, "wb")` empties an old checkpoint at once: if the program stops before `torch.save`, nothing is left."""

import os

import torch


def interrupted():
    assert os.path.getsize("last.pt") == 0
    raise KeyboardInterrupt


torch.save({"epoch": 3}, "last.pt")
assert os.path.getsize("last.pt") > 0
try:
    with open("last.pt", "wb") as file:
        torch.save(interrupted(), file)
except KeyboardInterrupt:
    pass
try:
    torch.load("last.pt")
except EOFError:
    assert os.path.getsize("last.pt") == 0
else:
    raise AssertionError("nothing was raised")
