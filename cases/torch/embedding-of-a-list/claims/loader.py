"""Samples that are lists come out of a DataLoader as a list: a tensor per position, not per sample."""

import torch
from torch import nn
from torch.utils.data import DataLoader

samples = [[1, 2, 3], [4, 5, 0]]
(batch,) = DataLoader(samples, batch_size=2)
assert isinstance(batch, list)
assert [part.tolist() for part in batch] == [[1, 4], [2, 5], [3, 0]]
try:
    nn.Embedding(6, 2)(batch)
except TypeError as error:
    assert "must be Tensor, not list" in str(error)
else:
    raise AssertionError("nothing was raised")
(batch,) = DataLoader([torch.tensor(sample) for sample in samples], batch_size=2)
assert batch.tolist() == samples
