"""Where the first sample of the batch is a tensor and a later one is not, the words are others."""

import torch
from torch.utils.data import DataLoader


class Photo:
    pass


samples = [(torch.ones(2), 0), (Photo(), 1)]
try:
    next(iter(DataLoader(samples, batch_size=2)))
except TypeError as error:
    assert "expected Tensor as element 1 in argument 0, but got Photo" in str(error)
else:
    raise AssertionError("nothing was raised")
