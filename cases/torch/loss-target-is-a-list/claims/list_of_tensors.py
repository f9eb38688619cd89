"""A list of label tensors is joined by torch.stack if they are numbers without a shape, by torch.cat if they are batches."""

import torch
from torch import nn

scores = torch.zeros(3, 2)
numbers = [torch.tensor(0), torch.tensor(1), torch.tensor(1)]
batches = [torch.tensor([0, 1]), torch.tensor([1])]
assert torch.equal(torch.stack(numbers), torch.cat(batches))
assert nn.functional.cross_entropy(scores, torch.stack(numbers)).isfinite()
