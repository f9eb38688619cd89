"""A DataLoader makes tensors of the arrays of a data set; a sample that is taken from the data set itself is an array."""

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader


class Measurements(torch.utils.data.Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        return np.full(3, index, dtype="float32")


model = nn.Linear(3, 1)
for batch in DataLoader(Measurements(), batch_size=2):
    assert model(batch).shape == (2, 1)
try:
    model(Measurements()[0])
except TypeError as error:
    assert str(error) == "linear(): argument 'input' (position 1) must be Tensor, not numpy.ndarray"
else:
    raise AssertionError("nothing was raised")
