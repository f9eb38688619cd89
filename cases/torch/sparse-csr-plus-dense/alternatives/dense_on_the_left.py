"""Add a dense bias to a graph's adjacency in compressed sparse rows, with the dense one on the left."""

import torch

torch.manual_seed(0)
adjacency = torch.tensor([[0.0, 1.0, 0.0], [1.0, 0.0, 1.0], [0.0, 1.0, 0.0]])
compressed = adjacency.to_sparse_csr()
bias = torch.randn(3, 3)

scores = bias + compressed

assert torch.equal(scores, adjacency + bias)
result = scores
