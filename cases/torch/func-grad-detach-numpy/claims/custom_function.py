# releases: >=2.0, !=2.3.1
"""NumPy works in the `forward` of an autograd.Function with `setup_context`, under `grad`, `jacrev` and, by its `vmap`, `vmap`."""

import numpy as np
import torch
from torch.func import grad, jacrev, vmap


class Sine(torch.autograd.Function):
    """The sine, by NumPy."""

    @staticmethod
    def forward(x):
        return torch.from_numpy(np.sin(x.detach().numpy()))

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, slope):
        (x,) = ctx.saved_tensors
        return slope * x.cos()

    @staticmethod
    def vmap(info, in_dims, x):
        return Sine.apply(x), in_dims[0]


x = torch.tensor([[0.0, 1.0], [2.0, 3.0]])
assert torch.allclose(grad(lambda x: Sine.apply(x).sum())(x), x.cos())
assert torch.allclose(jacrev(Sine.apply)(x[0]), torch.diag(x[0].cos()))
assert torch.allclose(vmap(grad(lambda x: Sine.apply(x).sum()))(x), x.cos())
assert torch.allclose(vmap(Sine.apply)(x), x.sin())
