"""An activation that is changed through `.data` gives a wrong gradient as well."""

import torch

x = torch.tensor([2.0], requires_grad=True)
y = x.exp()
y.data.clamp_(max=1.0)
y.backward()
assert x.grad.item() == 1.0
