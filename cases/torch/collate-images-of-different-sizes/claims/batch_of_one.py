"""With `batch_size=1` any size passes; a grey image among coloured ones fails as a size does."""

from torch.utils.data import DataLoader

import torch

images = [torch.ones(3, 8, 9), torch.ones(3, 8, 8), torch.ones(1, 8, 8)]
assert len(list(DataLoader(images, batch_size=1))) == 3
try:
    list(DataLoader(images[1:], batch_size=2))
except RuntimeError as error:
    assert "got [3, 8, 8] at entry 0 and [1, 8, 8] at entry 1" in str(error)
else:
    raise AssertionError("nothing was raised")
