"""Without a size the matrix is one larger than the largest index: numbers from one to four give five nodes."""

import torch

edges = torch.tensor([[1, 2, 2, 4], [2, 3, 4, 1]])
assert torch.sparse_coo_tensor(edges, torch.ones(4)).shape == (5, 5)
assert torch.sparse_coo_tensor(edges - 1, torch.ones(4)).shape == (4, 4)
