"""A function of NumPy style that reads `.dtype` of its argument raises it for a tensor, with no type in the caller's line; it takes `tensor.numpy()`."""

import numpy as np
import torch


def resized(image):
    if np.issubdtype(image.dtype, np.integer):
        return image[::2]
    return (image[::2] + image[1::2]) / 2


image = torch.rand(4, 4)
try:
    resized(image)
except TypeError as error:
    assert str(error) == "Cannot interpret 'torch.float32' as a data type"
else:
    raise AssertionError("nothing was raised")
assert resized(image.numpy()).shape == (2, 4)
