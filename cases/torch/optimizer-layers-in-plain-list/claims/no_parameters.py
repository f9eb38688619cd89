"""`parameters()` is empty for layers in a tuple and for tensors that are no `nn.Parameter`; an `nn.Parameter` is in it, though `print(model)` shows none."""

import torch
from torch import nn


class Net(nn.Module):
    """A module with one attribute."""

    def __init__(self, held):
        super().__init__()
        self.held = held


assert list(Net((nn.Linear(2, 2),)).parameters()) == []
assert list(Net(torch.ones(2, requires_grad=True)).parameters()) == []
model = Net(nn.Parameter(torch.ones(2)))
assert len(list(model.parameters())) == 1 and str(model) == "Net()"
