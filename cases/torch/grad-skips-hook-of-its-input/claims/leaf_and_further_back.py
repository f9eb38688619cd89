"""`backward()` runs the hook of a leaf, `grad` does not; `grad` by a tensor further back passes the hook."""

import torch

x = torch.ones(2, requires_grad=True)
x.register_hook(torch.neg)
(by_grad,) = torch.autograd.grad((3 * x).sum(), x)
(3 * x).sum().backward()
assert by_grad.tolist() == [3.0, 3.0]
assert x.grad.tolist() == [-3.0, -3.0]

x = torch.ones(2, requires_grad=True)
hidden = x * 1.0
hidden.register_hook(torch.neg)
(further,) = torch.autograd.grad((3 * hidden).sum(), x)
assert further.tolist() == [-3.0, -3.0]
