"""With an eps of 1e-4 a gradient of 0.005 moves its weight by 0.05 in the first step, 50 times the learning rate."""

import torch

weight = torch.nn.Parameter(torch.ones(2, dtype=torch.float16))
weight.grad = torch.tensor([0.005, 1.0], dtype=torch.float16)
torch.optim.Adam([weight], lr=1e-3, eps=1e-4).step()
small, large = (1.0 - weight.detach().float()).tolist()
assert 0.045 < small < 0.055, small
assert abs(large - 0.001) < 2e-4, large
