"""An eps of 1e-7 is not 0 in float16, but a gradient of 1e-4 then moves a weight by 0.8 instead of 0.001."""

import torch


def moved(eps):
    weight = torch.nn.Parameter(torch.ones(1, dtype=torch.float16))
    weight.grad = torch.tensor([1e-4], dtype=torch.float16)
    torch.optim.Adam([weight], lr=1e-3, eps=eps).step()
    return 1.0 - weight.item()


assert 0.7 < moved(1e-7) < 0.9
assert abs(moved(1e-4) - 0.001) < 2e-4
