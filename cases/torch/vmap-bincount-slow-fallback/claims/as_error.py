"""The warning can be turned into an error."""

import warnings

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

warnings.filterwarnings("error", message="There is a performance drop")
try:
    vmap(lambda labels: torch.bincount(labels, minlength=4))(torch.tensor([[0, 1], [2, 3]]))
except UserWarning as warning:
    assert "aten::bincount" in str(warning)
else:
    raise AssertionError("nothing was raised")
