"""A checkpoint of torch.save begins with `PK`, one in the format before 1.6 with the bytes 80 02, and neither with `version https://git-lfs`."""

import os
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pt")
    for new, first in ((True, b"PK"), (False, b"\x80\x02")):
        torch.save(torch.nn.Linear(4, 2).state_dict(), path, _use_new_zipfile_serialization=new)
        with open(path, "rb") as file:
            assert file.read(2) == first
        assert os.path.getsize(path) > 200
        assert list(torch.load(path)) == ["weight", "bias"]
