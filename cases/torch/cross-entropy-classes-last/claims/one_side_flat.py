"""Flat scores with labels that still have two axes: Expected input batch_size to match target batch_size."""

import torch
import torch.nn.functional as F

try:
    F.cross_entropy(torch.randn(20, 11), torch.zeros(4, 5, dtype=torch.long))
except ValueError as error:
    assert str(error) == "Expected input batch_size (20) to match target batch_size (4)."
else:
    raise AssertionError("it was computed")
