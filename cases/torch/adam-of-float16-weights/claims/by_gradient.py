"""A gradient of 0 makes the weight NaN, a gradient of 1e-4 makes it infinite, one of 1.0 is right."""

import torch

weight = torch.nn.Parameter(torch.ones(3, dtype=torch.float16))
optimizer = torch.optim.Adam([weight], lr=1e-3)
weight.grad = torch.tensor([0.0, 1e-4, 1.0], dtype=torch.float16)
optimizer.step()
zero, small, large = weight.tolist()
assert zero != zero
assert small == float("-inf")
assert abs(large - 0.999) < 1e-3
