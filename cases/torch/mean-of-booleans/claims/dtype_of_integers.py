"""With an integer as dtype the words are "Optional dtype must be"."""

import torch

try:
    torch.rand(3).mean(dtype=torch.long)
except RuntimeError as error:
    assert str(error) == (
        "mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Long"
    )
else:
    raise AssertionError("nothing was raised")
