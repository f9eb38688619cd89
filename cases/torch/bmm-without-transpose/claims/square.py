"""With as many keys as the width nothing is raised, and the scores are others."""

import torch

torch.manual_seed(0)
query, key = torch.randn(8, 5, 16), torch.randn(8, 16, 16)
scores = torch.bmm(query, key)
right = torch.bmm(query, key.transpose(1, 2))
assert scores.shape == right.shape
assert not torch.allclose(scores, right)
