"""torch.tensor, as_tensor, Tensor, the collate function of a DataLoader and the index of a tensor refuse the array in the same words."""

import numpy as np
import torch
from torch.utils.data import DataLoader

flipped = np.ones((4, 6), "float32")[::-1]
for call in (
    torch.tensor,
    torch.as_tensor,
    torch.Tensor,
    lambda array: next(iter(DataLoader([array, array], batch_size=2))),
    lambda array: torch.ones(4)[np.argsort(array[:, 0])[::-1]],
):
    try:
        call(flipped)
    except ValueError as error:
        assert "At least one stride in the given numpy array is negative" in str(error)
    else:
        raise AssertionError("nothing was raised")
