"""Where one of the two axes has size 1 both are the same; channels and time steps of a batch of one are mixed."""

import torch

for shape, axes in (((10, 1, 3), (0, 1)), ((1, 10, 3), (0, 1)), ((6, 10, 1), (1, 2))):
    x = torch.randn(shape)
    swapped = x.transpose(*axes)
    assert torch.equal(x.view(swapped.shape), swapped)
x = torch.randn(1, 10, 3)
assert not torch.equal(x.view(1, 3, 10), x.transpose(1, 2))
