"""torch.tensor(ids) without the outer list has no axis of the batch: mean(1) is then over the features."""

import torch
from torch import nn

embedding = nn.Embedding(6, 8)
assert embedding(torch.tensor([[1, 2, 3]])).mean(1).shape == (1, 8)
assert embedding(torch.tensor([1, 2, 3])).mean(1).shape == (3,)
