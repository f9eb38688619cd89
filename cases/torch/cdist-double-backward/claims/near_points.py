"""At a distance of 0.01 and a norm of 170 the matrix multiplication gives 0."""

import torch

a = torch.full((1, 3), 100.0)
b = a + torch.tensor([[0.01, 0.0, 0.0]])
assert abs(torch.cdist(a, b).item() - 0.01) < 1e-4
assert torch.cdist(a, b, compute_mode="use_mm_for_euclid_dist").item() == 0.0
