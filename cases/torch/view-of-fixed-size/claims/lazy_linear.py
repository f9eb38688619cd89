"""`nn.LazyLinear` takes the number of inputs from its first call, and refuses another one later."""

import warnings

import torch

warnings.simplefilter("ignore")  # "Lazy modules are a new feature" on older releases
head = torch.nn.LazyLinear(10)
assert head(torch.rand(4, 16, 6, 5).flatten(1)).shape == (4, 10)
assert head.weight.shape == (10, 480)
try:
    head(torch.rand(4, 16, 5, 5).flatten(1))
except RuntimeError as error:
    assert "shapes cannot be multiplied" in str(error), error
else:
    raise AssertionError("nothing was raised")
