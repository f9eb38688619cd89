# releases: >=2.9
"""With label smoothing the forward pass refuses logits [3] and a label [1], in words of its own."""

import torch
from torch.nn.functional import cross_entropy

logits, label = torch.tensor([1.0, 2.0, 4.0]), torch.tensor([2])
cross_entropy(logits[None], label, label_smoothing=0.1)
try:
    cross_entropy(logits, label, label_smoothing=0.1)
except RuntimeError as error:
    assert "output with shape [] doesn't match the broadcast shape [1]" in str(error)
else:
    raise AssertionError("nothing was raised")
