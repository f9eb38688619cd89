# releases: >=2.3
"""`torch.add(csr, dense, alpha=k)` multiplies the CSR matrix by `k`, and not the dense one."""

import torch

adjacency = torch.tensor([[0.0, 1.0], [1.0, 0.0]])
bias = torch.ones(2, 2)
total = torch.add(adjacency.to_sparse_csr(), bias, alpha=10)
assert torch.equal(total, 10 * adjacency + bias)
assert not torch.equal(total, torch.add(adjacency, bias, alpha=10))
