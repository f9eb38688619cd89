"""With `ignore_index` the sum has to be divided by the number of labels that are not ignored."""

import torch
from torch.nn.functional import cross_entropy

logits, labels = torch.randn(4, 3), torch.tensor([0, 2, -100, 1])
mean = cross_entropy(logits, labels).item()
total = cross_entropy(logits, labels, reduction="none").sum().item()
assert abs(total / (labels != -100).sum().item() - mean) < 1e-5
assert abs(total / len(labels) - mean) > 1e-3
