"""`Categorical` refuses weights of 0 when it is made: "Expected parameter probs"."""

import torch

try:
    torch.distributions.Categorical(probs=torch.zeros(4))
except ValueError as error:
    assert str(error).startswith("Expected parameter probs")
else:
    raise AssertionError("nothing was raised")
