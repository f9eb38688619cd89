"""With `batch_size=1` any length passes."""

from torch.utils.data import DataLoader

import torch

assert len(list(DataLoader([torch.ones(5), torch.ones(3)], batch_size=1))) == 2
