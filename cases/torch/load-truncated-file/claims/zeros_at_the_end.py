"""A file of full size, of which the end was not written, has the same message."""

import pathlib
import tempfile

import torch

with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, "weights.pt")
    torch.save(torch.ones(50000), path)
    whole = path.read_bytes()
    path.write_bytes(whole[:100000] + bytes(len(whole) - 100000))
    try:
        torch.load(path)
    except RuntimeError as error:
        assert "failed finding central directory" in str(error)
    else:
        raise AssertionError("nothing was raised")
