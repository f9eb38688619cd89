# releases: >=2.1
"""The message speaks of weight_norm, which the module does not have."""

import copy

import torch


class Net(torch.nn.Module):
    """A layer that keeps its output."""

    def __init__(self):
        super().__init__()
        self.body, self.kept = torch.nn.Linear(4, 8), None

    def forward(self, x):
        self.kept = self.body(x)
        return self.kept


model = Net()
model(torch.ones(2, 4))
try:
    copy.deepcopy(model)
except RuntimeError as error:
    assert "weight_norm" in str(error)
else:
    raise AssertionError("nothing was raised")
