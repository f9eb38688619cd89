"""shape is a torch.Size, a tuple: it has a length, is unpacked, takes negative numbers and slices."""

import torch

x = torch.zeros(2, 3, 4)
assert type(x.shape) is torch.Size and isinstance(x.shape, tuple)
assert x.shape == x.size() == (2, 3, 4)
batch, channels, _ = x.shape
assert (batch, channels) == (2, 3) and len(x.shape) == 3
assert x.shape[-1] == x.size(-1) == 4 and x.shape[1:] == (3, 4)
