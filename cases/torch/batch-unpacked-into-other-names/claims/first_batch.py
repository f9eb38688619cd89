"""The type and length of the first batch say how many names it takes."""

import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(*[torch.rand(8, 3)] * 3), batch_size=4)
batch = next(iter(loader))
assert (type(batch).__name__, len(batch)) == ("list", 3)
