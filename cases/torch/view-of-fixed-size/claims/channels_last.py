"""Of images in `channels_last` a view by the batch is refused; `flatten(1)` and `reshape` take them."""

import torch

images = torch.rand(4, 16, 5, 5).to(memory_format=torch.channels_last)
try:
    images.view(images.shape[0], -1)
except RuntimeError as error:
    assert "view size is not compatible" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert torch.equal(images.flatten(1), images.reshape(images.shape[0], -1))
assert torch.equal(images.flatten(1), images.contiguous().view(images.shape[0], -1))
