# releases: >=2.9
"""The forward pass accepts logits [3] and a label [1], with the value that a batch of one would have; backward refuses them."""

import torch
from torch.nn.functional import cross_entropy

logits, label = torch.tensor([1.0, 2.0, 4.0], requires_grad=True), torch.tensor([2])
loss = cross_entropy(logits, label)
assert loss == cross_entropy(logits[None], label)
try:
    loss.backward()
except RuntimeError as error:
    assert "size mismatch (got input: [3], target: [1])" in str(error)
else:
    raise AssertionError("nothing was raised")
