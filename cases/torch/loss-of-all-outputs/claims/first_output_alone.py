"""With the first output alone the auxiliary classifier gets no gradient."""

import torch
from torch import nn

features, auxiliary = nn.Linear(8, 3), nn.Linear(8, 3)


def model(x):
    return features(x), auxiliary(x)


loss = nn.CrossEntropyLoss()(model(torch.ones(2, 8))[0], torch.tensor([0, 2]))
loss.backward()
assert features.weight.grad is not None
assert auxiliary.weight.grad is None
