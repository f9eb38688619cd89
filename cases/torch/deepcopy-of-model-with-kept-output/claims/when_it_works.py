"""The copy works before the first forward pass and after one without gradients."""

import copy

import torch


class Net(torch.nn.Module):
    """A layer that keeps its output."""

    def __init__(self):
        super().__init__()
        self.body, self.kept, self.listed = torch.nn.Linear(4, 8), None, []

    def forward(self, x):
        self.kept = self.body(x)
        return self.kept


model = Net()
copy.deepcopy(model)
with torch.no_grad():
    model(torch.ones(2, 4))
copy.deepcopy(model)
model(torch.ones(2, 4))
try:
    copy.deepcopy(model)
except RuntimeError as error:
    assert "support the deepcopy protocol" in str(error)
else:
    raise AssertionError("nothing was raised")
