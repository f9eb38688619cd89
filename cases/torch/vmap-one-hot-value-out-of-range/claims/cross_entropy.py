# releases: >=2.0
"""cross_entropy inside vmap raises for a label that is too high."""

import torch
import torch.nn.functional as F
from torch.func import vmap

logits, labels = torch.ones(4, 3), torch.tensor([1, 2, 3, 3])
try:
    vmap(F.cross_entropy)(logits, labels)
except (RuntimeError, IndexError) as error:
    assert "out of bounds" in str(error), error
else:
    raise AssertionError("nothing was raised")
