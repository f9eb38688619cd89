"""Add a dense bias to a graph's adjacency in the compressed sparse row layout."""

import torch

torch.manual_seed(0)
adjacency = torch.tensor([[0.0, 1.0, 0.0], [1.0, 0.0, 1.0], [0.0, 1.0, 0.0]])
compressed = adjacency.to_sparse_csr()
bias = torch.randn(3, 3)

scores = compressed + bias

assert torch.equal(scores, adjacency + bias)
result = scores
