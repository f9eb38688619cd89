# releases: >=2.0
"""After `vision.ToTensor()` the image is CHW: `vision.Normalize` needs `is_hwc=False`, and refuses it without."""

import numpy as np
from mindspore.dataset import vision

image = vision.ToTensor()(np.full((8, 8, 3), 255, np.uint8))
assert image.shape == (3, 8, 8)
mean, std = [0.5] * 3, [0.5] * 3
assert (vision.Normalize(mean, std, is_hwc=False)(image) == 1).all()
try:
    vision.Normalize(mean, std)(image)
except RuntimeError as error:
    assert "Normalize" in str(error), error
else:
    raise AssertionError("nothing was raised")
