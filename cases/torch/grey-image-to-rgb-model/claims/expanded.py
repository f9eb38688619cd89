"""`expand` repeats one channel of a batch or of an image, and refuses four; a slice drops the fourth. Its result cannot be changed in place, that of `repeat` can."""

import torch

layer = torch.nn.Conv2d(3, 8, 3)
assert layer(torch.rand(2, 1, 8, 8).expand(-1, 3, -1, -1)).shape == (2, 8, 6, 6)
assert layer(torch.rand(1, 8, 8).expand(3, -1, -1)).shape == (8, 6, 6)
for image, sizes in ((torch.rand(2, 4, 8, 8), (-1, 3, -1, -1)), (torch.rand(4, 8, 8), (3, -1, -1))):
    try:
        image.expand(*sizes)
    except RuntimeError as error:
        assert "must match the existing size (4)" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert layer(torch.rand(2, 4, 8, 8)[:, :3]).shape == (2, 8, 6, 6)
image = torch.rand(2, 1, 8, 8)
try:
    image.expand(-1, 3, -1, -1).sub_(0.5)
except RuntimeError as error:
    assert "refers to a single memory location" in str(error)
else:
    raise AssertionError("nothing was raised")
assert torch.equal(image.repeat(1, 3, 1, 1).sub_(0.5), image.expand(-1, 3, -1, -1) - 0.5)
