# releases: >=2.9
"""One row of the logits and all labels give a ValueError in the forward pass."""

import torch
from torch.nn.functional import cross_entropy

logits, labels = torch.zeros(256, 10), torch.zeros(256, dtype=torch.long)
cross_entropy(logits, labels)
try:
    cross_entropy(logits[0], labels)
except ValueError as error:
    assert "For 1D input, 1D target must have size 1" in str(error)
else:
    raise AssertionError("nothing was raised")
