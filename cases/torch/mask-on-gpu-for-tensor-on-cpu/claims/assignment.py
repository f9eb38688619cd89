"""An assignment through a mask or an index on the GPU is refused in the same words, and leaves the tensor as it was."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

labels = torch.arange(4)
for index in (torch.tensor([True, False, True, False], device=DEVICE), torch.tensor([0, 2], device=DEVICE)):
    try:
        labels[index] = 9
    except RuntimeError as error:
        assert "indices should be either on cpu or on the same device as the indexed tensor (cpu)" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert labels.tolist() == [0, 1, 2, 3]
