"""Only a worker whose first sample is larger than the mean of the batch speaks of a storage; otherwise the stack is refused, and shapes are named."""

import torch
from torch.utils.data import DataLoader

RESIZE, STACK = "Trying to resize storage that is not resizable", "stack expects each tensor to be equal size, but got ["

for lengths, workers, words in (
    ((4, 2, 3), 1, RESIZE),
    ((4, 2, 3), 0, STACK),
    ((4, 2, 6), 1, STACK),
    ((2, 4, 3), 1, STACK),
):
    data = [torch.zeros(length) for length in lengths]
    try:
        list(DataLoader(data, batch_size=3, num_workers=workers))
    except RuntimeError as error:
        assert words in str(error), (lengths, error)
    else:
        raise AssertionError("nothing was raised")
