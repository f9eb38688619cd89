"""Where a word occurs twice, the values of the gradient have another norm before `coalesce`."""

import torch

embedding = torch.nn.Embedding(50, 8, sparse=True)
embedding(torch.tensor([1, 1])).sum().backward()
gradient = embedding.weight.grad
assert torch.isclose(gradient.coalesce().values().norm(), gradient.to_dense().norm())
assert gradient._values().norm() < gradient.to_dense().norm()
