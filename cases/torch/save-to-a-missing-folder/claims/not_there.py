"""`os.path.isdir(os.path.dirname(os.path.abspath(path)))` is False before the error, and True when it can be saved."""

import os

import torch


def is_there(path):
    return os.path.isdir(os.path.dirname(os.path.abspath(path)))


open("file", "w").close()
for path in ("checkpoints/best.pt", "file/best.pt"):
    assert not is_there(path)
    try:
        torch.save({"epoch": 3}, path)
    except RuntimeError as error:
        assert str(error).startswith("Parent directory")
    else:
        raise AssertionError("nothing was raised")
os.makedirs("checkpoints")
for path in ("checkpoints/best.pt", "best.pt"):
    assert is_there(path)
    torch.save({"epoch": 3}, path)
