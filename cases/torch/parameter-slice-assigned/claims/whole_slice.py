# releases: >=2.9
"""An assignment to `[:]` says "a leaf Variable", without the view."""

import torch

embedding = torch.nn.Embedding(6, 4)
try:
    embedding.weight[:] = 0.5
except RuntimeError as error:
    assert str(error).startswith("a leaf Variable that requires grad")
else:
    raise AssertionError("nothing was raised")
