"""`softmax` without an axis warns, and the weights of three axes do not add up to one over the last axis."""

import warnings

import torch
import torch.nn.functional as F

torch.manual_seed(0)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    weights = F.softmax(torch.randn(2, 3, 4))
assert any("Implicit dimension choice for softmax has been deprecated" in str(one.message) for one in seen)
assert not torch.allclose(weights.sum(-1), torch.ones(2, 3))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    weights = F.softmax(torch.randn(2, 3, 4), dim=-1)
assert not seen
assert torch.allclose(weights.sum(-1), torch.ones(2, 3))
