"""A second load from the same buffer has other words, an UnpicklingError: the first one left it within the data."""

import io
import pickle

import torch

buffer = io.BytesIO()
torch.save({"weight": torch.ones(3)}, buffer)
buffer.seek(0)
torch.load(buffer)
assert 0 < buffer.tell() < len(buffer.getvalue())
try:
    torch.load(buffer)
except pickle.UnpicklingError as error:
    assert str(error)
else:
    raise AssertionError("nothing was raised")
buffer.seek(0)
assert torch.equal(torch.load(buffer)["weight"], torch.ones(3))
