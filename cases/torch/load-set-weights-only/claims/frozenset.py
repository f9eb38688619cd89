# releases: >=2.5
"""A frozenset is refused, also where a set is not."""

import io
import pickle

import torch

checkpoint = io.BytesIO()
torch.save({"vocabulary": frozenset({"a"})}, checkpoint)
checkpoint.seek(0)
try:
    torch.load(checkpoint, weights_only=True)
except pickle.UnpicklingError as error:
    assert "frozenset was not an allowed global" in str(error)
else:
    raise AssertionError("nothing was raised")
