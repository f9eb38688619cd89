"""A slash in a name that was put into the path is a folder, and `~` is a folder of this name."""

import os

import torch

os.makedirs("checkpoints")
for path, folder in [
    ("checkpoints/" + "bert/base" + ".pt", "checkpoints/bert"),
    ("checkpoints/lr=1/3.pt", "checkpoints/lr=1"),
    ("~/best.pt", "~"),
]:
    try:
        torch.save({"epoch": 3}, path)
    except RuntimeError as error:
        assert str(error) == f"Parent directory {folder} does not exist."
    else:
        raise AssertionError("nothing was raised")
torch.save({"epoch": 3}, "checkpoints/bert-base.pt")
assert os.path.expanduser("~/best.pt") != "~/best.pt"
