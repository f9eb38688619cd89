"""One product for each pair of rows is the sum of the element-wise product over the last axis."""

import torch

torch.manual_seed(0)
queries, keys = torch.randn(6, 4), torch.randn(6, 4)
scores = (queries * keys).sum(-1)
assert scores.shape == (6,)
assert torch.allclose(scores[2], torch.dot(queries[2], keys[2]), atol=1e-6)
