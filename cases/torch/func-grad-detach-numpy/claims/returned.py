# releases: >=2.5
"""What a mapped function returns beside its result can be converted afterwards."""

import torch
from torch.func import vmap

result, seen = vmap(lambda x: (x.sum(), x * 2))(torch.ones(3, 2))
assert result.tolist() == [2.0] * 3
assert seen.numpy().tolist() == [[2.0, 2.0]] * 3
try:
    vmap(lambda x: (x.sum(), x * 2), has_aux=True)
except TypeError:
    pass
else:
    raise AssertionError("vmap has has_aux")
