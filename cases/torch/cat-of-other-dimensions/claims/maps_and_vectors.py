""""got 4 and 2" are maps of a convolution and vectors: flatten(1) the maps, or expand the vectors over their area."""

import torch

maps, vectors = torch.zeros(8, 16, 5, 5), torch.ones(8, 3)
try:
    torch.cat([maps, vectors], dim=1)
except RuntimeError as error:
    assert str(error) == "Tensors must have same number of dimensions: got 4 and 2"
else:
    raise AssertionError("nothing was raised")
assert torch.cat([maps.flatten(1), vectors], dim=1).shape == (8, 16 * 25 + 3)
area = vectors[:, :, None, None].expand(-1, -1, 5, 5)
assert torch.cat([maps, area], dim=1).shape == (8, 19, 5, 5)
