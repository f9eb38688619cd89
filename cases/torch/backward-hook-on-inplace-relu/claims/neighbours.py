"""A hook on the layer before an in-place ReLU, and one on a block that begins with it, fail; one on a block that ends with it passes."""

import torch
from torch import nn


def fails(model, hooked):
    """Whether the forward pass with a full backward hook is refused."""
    hooked.register_full_backward_hook(lambda module, before, after: None)
    try:
        model(torch.randn(1, 1, 4, 4)).sum().backward()
    except RuntimeError as error:
        assert "is a view and is being modified inplace" in str(error)
        return True
    return False


first = nn.Conv2d(1, 2, 1)
assert fails(nn.Sequential(first, nn.ReLU(inplace=True)), first)
block = nn.Sequential(nn.ReLU(inplace=True), nn.Conv2d(2, 2, 1))
assert fails(nn.Sequential(nn.Conv2d(1, 2, 1), block), block)
block = nn.Sequential(nn.Conv2d(2, 2, 1), nn.ReLU(inplace=True))
assert not fails(nn.Sequential(nn.Conv2d(1, 2, 1), block), block)
