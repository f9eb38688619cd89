"""A gradient of 0 makes the weight NaN, gradients of 1e-4 and 0.005 make it infinite; 0.006 and 1.0 are right."""

import torch

weight = torch.nn.Parameter(torch.ones(5, dtype=torch.float16))
optimizer = torch.optim.Adam([weight], lr=1e-3)
weight.grad = torch.tensor([0.0, 1e-4, 0.005, 0.006, 1.0], dtype=torch.float16)
optimizer.step()
zero, small, below, above, large = weight.tolist()
assert zero != zero
assert small == below == float("-inf")
assert abs(above - 0.999) < 1e-3 and abs(large - 0.999) < 1e-3
