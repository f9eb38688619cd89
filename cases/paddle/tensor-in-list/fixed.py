"""Collect the parameters of two optimizers; a shared one is known by its id."""

import paddle
from paddle import nn

paddle.seed(0)
encoder, decoder = nn.Linear(2, 2), nn.Linear(2, 2)
decoder.weight = encoder.weight

first = encoder.parameters()
seen = {id(p) for p in first}
second = [p for p in decoder.parameters() if id(p) not in seen]

result = len(second)
assert result == 1, f"{result} parameters are left for the second optimizer"
