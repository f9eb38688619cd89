"""A size that the model fixes is named, and a larger example is refused too."""

import torch
from torch.export import Dim, export


class Net(torch.nn.Module):
    """A model with a tensor of the batch's size."""

    def __init__(self, size):
        super().__init__()
        self.noise = torch.nn.Parameter(torch.zeros(size, 4))

    def forward(self, x):
        return x + self.noise


for size in (2, 5):
    try:
        export(Net(size), (torch.zeros(size, 4),), dynamic_shapes=({0: Dim("batch")},))
    except Exception as error:
        assert "Constraints violated" in str(error) and "constant (%d)" % size in str(error), error
    else:
        raise AssertionError("nothing was raised")
