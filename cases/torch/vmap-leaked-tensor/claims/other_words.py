# releases: >=2.5
"""`torch.stack` of kept tensors fails with an internal assertion."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

kept = []
vmap(lambda x: (kept.append(2 * x), x)[1])(torch.ones(2, 3))
try:
    torch.stack(kept)
except RuntimeError as error:
    assert "maybe_level.has_value() INTERNAL ASSERT FAILED" in str(error)
else:
    raise AssertionError("nothing was raised")
