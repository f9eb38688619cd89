"""Collect the parameters of two optimizers; a shared one is known by identity."""

import paddle
from paddle import nn

paddle.seed(0)
encoder, decoder = nn.Linear(2, 2), nn.Linear(2, 2)
decoder.weight = encoder.weight

first = encoder.parameters()
second = [p for p in decoder.parameters() if not any(p is one for one in first)]

result = len(second)
assert result == 1, f"{result} parameters are left for the second optimizer"
