"""A call without `use_reentrant` loses the gradients as `use_reentrant=True` does, also in `checkpoint_sequential`."""

import torch
from torch.utils.checkpoint import checkpoint, checkpoint_sequential

layer, x = torch.nn.Linear(4, 4), torch.randn(3, 4)
assert not checkpoint(layer, x).requires_grad
assert not checkpoint(layer, x, use_reentrant=True).requires_grad
assert checkpoint(layer, x, use_reentrant=False).requires_grad

layers = torch.nn.Sequential(*[torch.nn.Linear(4, 4) for _ in range(3)])
output = checkpoint_sequential(layers, 3, x)
output.sum().backward()
assert layers[0].weight.grad is None and layers[2].weight.grad is not None
