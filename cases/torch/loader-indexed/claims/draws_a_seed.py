"""A batch of a loader that does not shuffle draws from the global generator: the numbers after it are others."""

import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.arange(10)), batch_size=4)
torch.manual_seed(0)
plain = torch.rand(3)
torch.manual_seed(0)
next(iter(loader))
assert not torch.equal(torch.rand(3), plain)
