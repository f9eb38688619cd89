# releases: >=2.1
"""`torch.rand` and `torch.randperm` give what they give without `torch.compile`, new in each call and in one graph."""

import torch


def draw(x):
    """The input times a random number, and an order of ten numbers."""
    return x * torch.rand(()), torch.randperm(10)


def drawn(function):
    """The results of four calls after the same seed."""
    torch.manual_seed(0)
    return [(number.item(), order.tolist()) for number, order in (function(torch.ones(1)) for _ in range(4))]


plain = drawn(draw)
assert len({number for number, _ in plain}) == 4
assert len({str(order) for _, order in plain}) == 4
assert drawn(torch.compile(draw, backend="eager", fullgraph=True)) == plain
