# releases: <2.9
"""One row of the logits and all labels give the same message, with a longer target."""

import torch
from torch.nn.functional import cross_entropy

logits, labels = torch.zeros(256, 10), torch.zeros(256, dtype=torch.long)
cross_entropy(logits, labels)
try:
    cross_entropy(logits[0], labels)
except RuntimeError as error:
    assert "size mismatch (got input: [10], target: [256])" in str(error)
else:
    raise AssertionError("nothing was raised")
