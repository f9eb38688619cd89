"""A dataset returns None for a broken image."""

import torch

data = [torch.zeros(2), None]
next(iter(torch.utils.data.DataLoader(data, batch_size=2)))
