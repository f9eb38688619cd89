"""A network that returns one tensor in eval mode passes the validation, and fails in training."""

import torch
from torch import nn


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.classifier = nn.Linear(8, 3)
        self.auxiliary = nn.Linear(8, 3)

    def forward(self, x):
        return (self.classifier(x), self.auxiliary(x)) if self.training else self.classifier(x)


labels = torch.tensor([0, 2])
loss = nn.CrossEntropyLoss()(Network().eval()(torch.ones(2, 8)), labels)
assert loss.item() > 0
try:
    nn.CrossEntropyLoss()(Network().train()(torch.ones(2, 8)), labels)
except TypeError as error:
    assert "must be Tensor, not tuple" in str(error)
else:
    raise AssertionError("nothing was raised")
