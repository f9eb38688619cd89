"""A column as the second matrix gives a column."""

import torch

counts, weights = torch.rand(4, 3), torch.tensor([0.5, 1.0, 2.0])
scores = torch.mm(counts, weights[:, None])
assert scores.shape == (4, 1)
assert torch.allclose(scores[:, 0], torch.mv(counts, weights))
