"""An array that the model makes itself, from a tensor by `.numpy()`, is refused by its next layer."""

import numpy as np
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(3, 1)

    def forward(self, x):
        return self.out(np.log1p(x.numpy()))


try:
    Model()(torch.ones(2, 3))
except TypeError as error:
    assert str(error) == "linear(): argument 'input' (position 1) must be Tensor, not numpy.ndarray"
else:
    raise AssertionError("nothing was raised")
