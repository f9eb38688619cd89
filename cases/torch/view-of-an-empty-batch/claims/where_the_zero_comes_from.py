"""A mask that is nowhere true, a slice past the end, and the nonzero of zeros as index give tensors of 0 elements."""

import torch

rows = torch.ones(4, 3)
for empty in (rows[rows[:, 0] > 2], rows[4:8], rows[torch.nonzero(torch.zeros(4))[:, 0]]):
    assert empty.shape == (0, 3)
