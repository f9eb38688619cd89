"""With view(-1, n) the two numbers have the ratio of the numbers per image and n: 100 : 64 = 500 : 320."""

import torch
from torch import nn

features = torch.randn(64, 20, 5, 5)
head = nn.Linear(320, 10)
try:
    nn.functional.cross_entropy(head(features.view(-1, 320)), torch.zeros(64, dtype=torch.long))
except ValueError as error:
    assert "input batch_size (100) to match target batch_size (64)" in str(error)
    assert 100 / 64 == features[0].numel() / 320
else:
    raise AssertionError("nothing was raised")
