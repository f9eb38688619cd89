"""A return in one branch only gives None in the other one."""

import torch
from torch import nn


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(8, 3)

    def forward(self, x):
        if self.training:
            return self.out(x)


model = Classifier()
labels = torch.tensor([0, 2])
loss = nn.CrossEntropyLoss()
assert loss(model(torch.ones(2, 8)), labels).item() > 0
try:
    loss(model.eval()(torch.ones(2, 8)), labels)
except TypeError as error:
    assert "must be Tensor, not NoneType" in str(error)
else:
    raise AssertionError("nothing was raised")
