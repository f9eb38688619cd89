"""`AveragedModel` refuses a model that keeps an output, and takes it when the attribute is None."""

import torch
from torch.optim.swa_utils import AveragedModel


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
    AveragedModel(model)
except RuntimeError as error:
    assert "support the deepcopy protocol" in str(error)
else:
    raise AssertionError("nothing was raised")
model.kept = None
assert AveragedModel(model).module.body is not model.body
