"""Newton's square root of every sample until it has converged."""

import torch

from torch._higher_order_ops.while_loop import while_loop


def unfinished(x, square):
    """Whether one estimate is still off."""
    return (x * x - square).abs() > 1e-3


def newton(x, square):
    """One step of one sample."""
    return (x + square / x) / 2, square.clone()


def root(square):
    """The square root of one sample."""
    return while_loop(unfinished, newton, (torch.ones_like(square), square))[0]


squares = torch.tensor([4.0, 9.0, 2.0])
result = torch.vmap(root)(squares)
assert torch.allclose(result, squares.sqrt(), atol=1e-3)
