"""A view in the shape that is asked for passes, and gives other scores than the transpose."""

import torch

torch.manual_seed(0)
query, key = torch.randn(8, 5, 16), torch.randn(8, 7, 16)
right = torch.bmm(query, key.transpose(1, 2))
mixed = torch.bmm(query, key.reshape(8, 16, 7))
assert mixed.shape == right.shape
assert not torch.allclose(mixed, right)
