"""The message has both shapes."""

from torch.utils.data import DataLoader

import torch

for shapes in [([5], [3]), ([5, 8], [3, 8]), ([3, 480, 640], [3, 360, 480])]:
    try:
        next(iter(DataLoader([torch.ones(shape) for shape in shapes], batch_size=2)))
    except RuntimeError as error:
        assert "got %s at entry 0 and %s at entry 1" % shapes in str(error)
    else:
        raise AssertionError("nothing was raised")
