"""A weight of 1.0 in bfloat16 does not move by steps of 0.001; in float32 it does."""

import torch


def after_steps(dtype):
    weight = torch.nn.Parameter(torch.ones(1, dtype=dtype))
    optimizer = torch.optim.Adam([weight], lr=1e-3)
    for _ in range(50):
        weight.grad = torch.ones(1, dtype=dtype)
        optimizer.step()
    return weight.item()


assert after_steps(torch.bfloat16) == 1.0
assert abs(after_steps(torch.float32) - 0.95) < 1e-3
