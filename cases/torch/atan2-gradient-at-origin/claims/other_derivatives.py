# releases: >=2.10
"""At the origin the gradient is 0; the second derivative and that of forward mode are NaN."""

import torch
from torch.autograd import forward_ad

y, x = torch.zeros(1, requires_grad=True), torch.zeros(1, requires_grad=True)
(first,) = torch.autograd.grad(torch.atan2(y, x).sum(), y, create_graph=True)
assert first == 0
assert torch.autograd.grad(first.sum(), y)[0].isnan()
with forward_ad.dual_level():
    dual = forward_ad.make_dual(torch.zeros(1), torch.ones(1))
    assert forward_ad.unpack_dual(torch.atan2(dual, torch.zeros(1))).tangent.isnan()
