# releases: >=2.5
"""`copy.copy` of a tensor under vmap fails in the same words."""

import copy

import torch

try:
    torch.func.vmap(lambda x: copy.copy(x) * x)(torch.ones(2))
except NotImplementedError as error:
    assert str(error) == "Cannot access storage of BatchedTensorImpl"
else:
    raise AssertionError("nothing was raised")
