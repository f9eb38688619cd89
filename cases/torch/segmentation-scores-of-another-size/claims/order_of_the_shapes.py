"""The scores stand first and the masks second, with the batch."""

import torch
from torch import nn

try:
    nn.functional.cross_entropy(torch.zeros(1, 2, 8, 9), torch.zeros(1, 16, 18).long())
except RuntimeError as error:
    assert "size mismatch (got input: [1, 2, 8, 9] , target: [1, 16, 18]" in str(error)
else:
    raise AssertionError("nothing was raised")
