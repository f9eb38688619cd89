"""One output for two classes: `cross_entropy` refuses class 1 and has a loss of 0 for class 0; `BCEWithLogitsLoss` learns from both."""

import torch
from torch import nn

logits = torch.tensor([[0.3], [-0.2]], requires_grad=True)
try:
    nn.CrossEntropyLoss()(logits, torch.tensor([0, 1]))
except IndexError as error:
    assert str(error) == "Target 1 is out of bounds."
else:
    raise AssertionError("nothing was raised")
assert nn.CrossEntropyLoss()(logits, torch.tensor([0, 0])) == 0

nn.BCEWithLogitsLoss()(logits, torch.tensor([[0.0], [1.0]])).backward()
assert logits.grad[0] > 0 > logits.grad[1]
