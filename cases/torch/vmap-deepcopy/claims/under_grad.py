# releases: >=2.0
"""Under `grad` the storage that is missing is that of TensorWrapper."""

import copy

import torch
from torch.func import grad

try:
    grad(lambda x: copy.deepcopy(x) * x)(torch.tensor(2.0))
except Exception as error:
    assert "TensorWrapper" in str(error), error
else:
    raise AssertionError("nothing was raised")
