# releases: >=1.13
"""`torch.view_as_complex` and `torch.view_as_real` run under vmap."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

x = torch.randn(3, 4, 2)
numbers = vmap(torch.view_as_complex)(x)
assert torch.equal(numbers, torch.view_as_complex(x))
assert torch.equal(vmap(torch.view_as_real)(numbers), x)
