"""Token lists of other lengths are collated."""

import torch

data = [[1, 2, 3], [4, 5]]
next(iter(torch.utils.data.DataLoader(data, batch_size=2)))
