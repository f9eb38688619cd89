"""A call of a loss, and a name that a tensor has taken, end in the same words; a name of its own for the result mends it."""

import torch
from torch import nn
from torch.nn import functional

scores, labels = torch.rand(2, 3), torch.tensor([0, 1])
loss_fn = nn.CrossEntropyLoss()
for _ in range(2):
    loss = loss_fn(scores, labels)
try:
    functional.cross_entropy(scores, labels)(scores, labels)
except TypeError as error:
    assert str(error) == "'Tensor' object is not callable"
else:
    raise AssertionError("nothing was raised")
try:
    for _ in range(2):
        loss_fn = loss_fn(scores, labels)
except TypeError as error:
    assert str(error) == "'Tensor' object is not callable"
else:
    raise AssertionError("nothing was raised")
