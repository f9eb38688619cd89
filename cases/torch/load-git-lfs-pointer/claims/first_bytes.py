"""A checkpoint of torch.save begins with `PK`; a pointer begins with `version https://git-lfs`."""

import os
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pt")
    torch.save(torch.nn.Linear(4, 2).state_dict(), path)
    with open(path, "rb") as file:
        assert file.read(2) == b"PK"
    assert os.path.getsize(path) > 1000
