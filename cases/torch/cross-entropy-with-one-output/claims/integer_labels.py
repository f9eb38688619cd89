"""With integer labels class 0 costs nothing, and class 1 is out of bounds."""

import torch
from torch.nn.functional import cross_entropy

outputs = torch.tensor([[-5.0], [7.0]])
assert cross_entropy(outputs, torch.tensor([0, 0])).item() == 0
try:
    cross_entropy(outputs, torch.tensor([0, 1]))
except IndexError as error:
    assert "Target 1 is out of bounds" in str(error)
else:
    raise AssertionError("class 1 was taken")
