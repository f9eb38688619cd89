"""Linear(8, 16) keeps its weight as [8, 16]; Conv2D(3, 4, 5) as [4, 3, 5, 5] and Embedding(10, 6) as [10, 6], as in PyTorch."""

from paddle import nn

assert nn.Linear(8, 16).weight.shape == [8, 16]
assert nn.Conv2D(3, 4, 5).weight.shape == [4, 3, 5, 5]
assert nn.Embedding(10, 6).weight.shape == [10, 6]
