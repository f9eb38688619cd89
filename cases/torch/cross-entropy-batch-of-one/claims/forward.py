# releases: >=2.9
"""The forward pass accepts the pair, with the value that a batch of one would have."""

import torch
from torch.nn.functional import cross_entropy

logits, label = torch.tensor([1.0, 2.0, 4.0]), torch.tensor([2])
assert cross_entropy(logits, label) == cross_entropy(logits[None], label)
