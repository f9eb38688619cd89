"""flip, fliplr, flipud, rot90 and [::-1] give views that have a negative stride; a transposed array has none."""

import numpy as np
import torch

image = np.random.RandomState(0).rand(4, 6, 3)
for view in (
    np.flip(image, 0),
    np.fliplr(image),
    np.flipud(image),
    np.rot90(image),
    image[::-1],
    image[..., ::-1],
):
    assert view.base is not None and min(view.strides) < 0
    try:
        torch.from_numpy(view)
    except ValueError as error:
        assert "At least one stride in the given numpy array is negative" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert torch.from_numpy(image.transpose(2, 0, 1)).shape == (3, 4, 6)
