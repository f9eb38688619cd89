"""The mean loss of an empty batch is NaN; with reduction="sum" it is 0."""

import torch
from torch.nn import functional

scores, labels = torch.zeros(0, 5), torch.zeros(0, dtype=torch.long)
assert functional.cross_entropy(scores, labels).isnan()
assert functional.cross_entropy(scores, labels, reduction="sum") == 0
