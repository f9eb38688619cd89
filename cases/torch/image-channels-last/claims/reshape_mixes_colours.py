"""`view` and `reshape` give the wanted shape and other pixels, without an error; `channels_last` changes the storage, not the shape."""

import torch

images = torch.arange(2 * 4 * 4 * 3).reshape(2, 4, 4, 3)
turned = images.permute(0, 3, 1, 2)
assert images.reshape(2, 3, 4, 4).shape == images.view(2, 3, 4, 4).shape == turned.shape
assert not torch.equal(images.reshape(2, 3, 4, 4), turned)
assert turned.contiguous(memory_format=torch.channels_last).shape == turned.shape
