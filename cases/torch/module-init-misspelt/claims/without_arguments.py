"""A class whose misspelt constructor has no arguments is made without an error and has no layers: the optimizer or the first call fails."""

import torch
from torch import nn


class Classifier(nn.Module):
    def _init_(self):
        super().__init__()
        self.layer = nn.Linear(8, 3)

    def forward(self, x):
        return self.layer(x)


model = Classifier()
assert list(model.parameters()) == []
try:
    torch.optim.SGD(model.parameters(), lr=0.1)
except ValueError as error:
    assert "optimizer got an empty parameter list" in str(error)
else:
    raise RuntimeError("nothing was raised")
try:
    model(torch.zeros(2, 8))
except AttributeError as error:
    assert "'Classifier' object has no attribute 'layer'" in str(error)
else:
    raise RuntimeError("nothing was raised")
