"""A batch given to the class in place of a model is refused in the same words; the model takes it."""

import torch
from torch import nn


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(8, 3)

    def forward(self, x):
        return self.layer(x)


inputs = torch.zeros(2, 8)
try:
    Classifier(inputs)
except TypeError as error:
    assert "Classifier.__init__() takes 1 positional argument but 2 were given" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert Classifier()(inputs).shape == (2, 3)
