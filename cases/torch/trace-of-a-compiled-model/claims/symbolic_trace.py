"""torch.fx.symbolic_trace of a model with a compiled layer says "using FX to symbolically trace"; of a wholly compiled model it says that `forward` is missing."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = torch.compile(nn.Linear(4, 4), backend="eager")

    def forward(self, x):
        return self.body(x) * 2


def words(model):
    try:
        torch.fx.symbolic_trace(model)
    except (RuntimeError, NotImplementedError) as error:
        return str(error)
    raise AssertionError("nothing was raised")


expected = "Detected that you are using FX to symbolically trace a dynamo-optimized function. This is not supported at the moment."
net = Net()
assert words(net) == expected
compiled = torch.compile(nn.Linear(4, 4), backend="eager")
assert words(compiled) == 'Module [OptimizedModule] is missing the required "forward" function'
net.body = net.body._orig_mod
assert "linear" in str(torch.fx.symbolic_trace(net).graph) or "body" in str(torch.fx.symbolic_trace(net).graph)
