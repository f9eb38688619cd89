"""`nn.Sequential(*layer)` of a single layer says "argument after * must be an iterable, not Linear"."""

from torch import nn

try:
    nn.Sequential(*nn.Linear(8, 3))
except TypeError as error:
    assert "argument after * must be an iterable, not Linear" in str(error)
else:
    raise AssertionError("nothing was raised")
