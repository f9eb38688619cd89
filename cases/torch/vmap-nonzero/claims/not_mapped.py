"""`nonzero` of a tensor that vmap does not map is not refused; that of a mapped one is."""

import torch

try:
    from torch.func import vmap
except ImportError:  # 1.13
    from functorch import vmap

shared = torch.tensor([0.0, 1.0, 1.0])
assert vmap(lambda x: x[shared.nonzero()[:, 0]])(torch.ones(2, 3)).shape == (2, 2)
assert vmap(lambda x, y: x[y.nonzero()[:, 0]], in_dims=(0, None))(torch.ones(2, 3), shared).shape == (2, 2)
try:
    vmap(lambda x: x.nonzero())(torch.ones(2, 3))
except RuntimeError as error:
    assert "Attempted to vmap over aten::nonzero" in str(error), error
else:
    raise AssertionError("nothing was raised")
