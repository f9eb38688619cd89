"""With shuffle=True each next(iter(loader)) is the first batch of a new order."""

import torch
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
loader = DataLoader(TensorDataset(torch.arange(100)), batch_size=8, shuffle=True)
first, second = next(iter(loader))[0], next(iter(loader))[0]
assert not torch.equal(first, second)
plain = DataLoader(TensorDataset(torch.arange(100)), batch_size=8)
assert torch.equal(next(iter(plain))[0], next(iter(plain))[0])
