# releases: >=2.1
"""The number can be set after matrix products, `backward()` and calls of `set_num_threads`."""

import torch

torch.set_num_threads(2)
x = torch.randn(300, 300, requires_grad=True)
(x @ x).sum().backward()
torch.set_num_threads(1)
torch.set_num_interop_threads(1)
assert torch.get_num_interop_threads() == 1
