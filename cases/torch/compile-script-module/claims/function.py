# releases: >=2.1
"""A scripted function is accepted."""

import torch


def double(x):
    return x * 2


x = torch.ones(3)
assert torch.equal(torch.compile(torch.jit.script(double), backend="eager")(x), 2 * x)
