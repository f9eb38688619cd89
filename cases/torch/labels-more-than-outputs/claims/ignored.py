"""A label of -1 is refused in the same words, and is left out with `ignore_index=-1`."""

import torch
from torch.nn.functional import cross_entropy

logits, labels = torch.tensor([[2.0, 0.0], [0.0, 1.0]]), torch.tensor([0, -1])
try:
    cross_entropy(logits, labels)
except IndexError as error:
    assert str(error) == "Target -1 is out of bounds."
else:
    raise AssertionError("nothing was raised")
assert torch.allclose(cross_entropy(logits, labels, ignore_index=-1), cross_entropy(logits[:1], labels[:1]))
