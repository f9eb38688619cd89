"""pickle.load of a file of torch.save fails or gives a number: the programs cannot be exchanged either way."""

import io
import pickle

import torch

file = io.BytesIO()
torch.save({"w": torch.ones(3)}, file)
try:
    pickle.loads(file.getvalue())
except pickle.UnpicklingError as error:
    assert "persistent" in str(error) or "invalid load key" in str(error)
else:
    raise AssertionError("nothing was raised")
old = io.BytesIO()
torch.save({"w": torch.ones(3)}, old, _use_new_zipfile_serialization=False)
assert pickle.loads(old.getvalue()) == 0x1950A86A20F9469CFC6C
