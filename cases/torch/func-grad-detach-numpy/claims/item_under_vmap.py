# releases: >=2.5
"""`.item()` under `vmap` is refused."""

import torch
from torch.func import vmap

try:
    vmap(lambda x: x * x.item())(torch.ones(3))
except RuntimeError as error:
    assert "vmap: It looks like you're calling .item() on a Tensor" in str(error)
else:
    raise AssertionError("nothing was raised")
