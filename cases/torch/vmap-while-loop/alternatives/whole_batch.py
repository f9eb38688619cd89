# releases: >=2.5
"""Newton's square root of a whole batch until every sample has converged."""

import torch

from torch._higher_order_ops.while_loop import while_loop


def unfinished(x, square):
    """Which estimates are still off."""
    return (x * x - square).abs() > 1e-3


def some_unfinished(x, square):
    """Whether an estimate is still off."""
    return unfinished(x, square).any()


def newton(x, square):
    """One step of the samples that are not done."""
    return torch.where(unfinished(x, square), (x + square / x) / 2, x), square.clone()


squares = torch.tensor([4.0, 9.0, 2.0])
result = while_loop(some_unfinished, newton, (torch.ones_like(squares), squares))[0]
assert torch.allclose(result, squares.sqrt(), atol=1e-3)
