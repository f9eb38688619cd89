"""conv3d with a filter of four axes says "a list of 2 values", "got stride=[1, 1, 1]"."""

import torch
import torch.nn.functional as F

volumes = torch.rand(2, 1, 8, 8, 8)
try:
    F.conv3d(volumes, torch.ones(1, 1, 3, 3))
except RuntimeError as error:
    words = "expected stride to be a single integer value or a list of 2 values to match the convolution dimensions"
    assert str(error) == f"{words}, but got stride=[1, 1, 1]"
else:
    raise AssertionError("nothing was raised")
