"""A right side of size 1 is no failure: it is repeated over all places of the slice."""

import torch

batch = torch.zeros(3, 4)
batch[0] = torch.tensor([7.0])
batch[1:] = torch.ones(1, 4)
assert batch.tolist() == [[7.0] * 4, [1.0] * 4, [1.0] * 4]
