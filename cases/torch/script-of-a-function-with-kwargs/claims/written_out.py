"""A function whose arguments are written out is compiled, with its default."""

import torch


def scale(x: torch.Tensor, factor: float = 2.0):
    return x * factor


assert torch.jit.script(scale)(torch.ones(2)).tolist() == [2.0, 2.0]
