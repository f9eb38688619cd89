"""Arithmetic and astype after the flip make a new array, which is taken; `/=` and astype without a copy keep the view."""

import numpy as np
import torch

flipped = np.arange(12, dtype="uint8").reshape(4, 3)[:, ::-1]
assert torch.from_numpy(flipped / 255).shape == (4, 3)
assert torch.from_numpy(flipped.astype("float32"))[0].tolist() == [2, 1, 0]
halves = np.ones((4, 3))[:, ::-1]
halves /= 2
for view in (flipped, halves, flipped.astype("uint8", copy=False)):
    try:
        torch.from_numpy(view)
    except ValueError as error:
        assert "At least one stride" in str(error), error
    else:
        raise AssertionError("nothing was raised")
