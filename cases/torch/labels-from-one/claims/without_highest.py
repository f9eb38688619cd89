"""A batch without the highest label passes, and a label -1 has the same words."""

import torch

scores = torch.zeros(2, 5)
assert torch.nn.functional.cross_entropy(scores, torch.tensor([1, 4])) > 0
try:
    torch.nn.functional.cross_entropy(scores, torch.tensor([1, -1]))
except IndexError as error:
    assert "Target -1 is out of bounds" in str(error)
else:
    raise AssertionError("nothing was raised")
