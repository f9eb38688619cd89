"""On the CPU the call of the loss raises an error that has the label."""

import torch

scores, labels = torch.zeros(3, 3), torch.tensor([1, 2, 3])
try:
    torch.nn.functional.cross_entropy(scores, labels)
except IndexError as error:
    assert "Target 3 is out of bounds" in str(error), error
else:
    raise AssertionError("nothing was raised")
