# releases: >=2.5
"""With `fused=True` the weights stay finite, and the first step is right for each gradient."""

import torch

weight = torch.nn.Parameter(torch.ones(4, dtype=torch.float16))
weight.grad = torch.tensor([0.0, 1e-5, 1e-3, 1.0], dtype=torch.float16)
torch.optim.Adam([weight], lr=1e-3, fused=True).step()
zero, *others = weight.tolist()
assert zero == 1.0
assert all(abs(one - 0.999) < 1e-3 and one < 1 for one in others), others
