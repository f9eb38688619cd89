"""`from_numpy` leaves the axes as they are; the height counts as the channels, of a batch, of one image and in `channels_last`."""

import numpy as np

import torch

photos = torch.from_numpy(np.zeros((2, 32, 48, 3), dtype=np.float32))
assert photos.shape == (2, 32, 48, 3)
convolution = torch.nn.Conv2d(3, 8, 3)
for images in (photos, photos[0], photos.to(memory_format=torch.channels_last)):
    try:
        convolution(images)
    except RuntimeError as error:
        assert "48, 3] to have 3 channels, but got 32 channels instead" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert convolution(photos[0].permute(2, 0, 1)).shape == (8, 30, 46)
