"""`os.makedirs` of the whole path makes a folder where the file should be, and saving fails in other words."""

import os

import torch

path = "checkpoints/best.pt"
os.makedirs(path, exist_ok=True)
try:
    torch.save({"epoch": 3}, path)
except (RuntimeError, OSError) as error:
    assert "Parent directory" not in str(error)
else:
    raise AssertionError("nothing was raised")
assert os.path.isdir(path)
