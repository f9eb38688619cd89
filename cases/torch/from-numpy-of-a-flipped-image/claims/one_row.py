"""ascontiguousarray repairs most arrays, but not one in which only an axis of length 1 is flipped; copy() repairs that too."""

import numpy as np
import torch

image = np.arange(12.0).reshape(3, 4)
assert torch.from_numpy(np.ascontiguousarray(image[::-1]))[0].tolist() == image[2].tolist()
single = image[:1][::-1]
try:
    torch.from_numpy(np.ascontiguousarray(single))
except ValueError as error:
    assert "At least one stride" in str(error)
else:
    raise AssertionError("nothing was raised")
assert torch.from_numpy(single.copy()).shape == (1, 4)
assert torch.from_numpy(np.ascontiguousarray(single[:, ::-1])).shape == (1, 4)
