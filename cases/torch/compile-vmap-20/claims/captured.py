# releases: >=2.1, <2.3
"""With `capture_func_transforms` `vmap` and `grad` are captured in one graph."""

import torch
import torch._dynamo
from torch.func import grad, vmap


def total(x):
    """The sum of the squares."""
    return x.square().sum()


torch._dynamo.config.capture_func_transforms = True
x = torch.ones(2, 3)
assert torch.compile(lambda x: vmap(total)(x), backend="eager", fullgraph=True)(x).tolist() == [3.0, 3.0]
torch._dynamo.reset()
slope = torch.compile(lambda x: vmap(grad(total))(x), backend="eager", fullgraph=True)(x)
assert torch.equal(slope, 2 * x)
