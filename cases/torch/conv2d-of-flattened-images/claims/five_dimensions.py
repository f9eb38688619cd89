"""Five dimensions are refused in the same words; flatten(0, 1) joins the first two."""

import torch
from torch import nn

layer = nn.Conv2d(3, 8, 3)
frames = torch.rand(2, 5, 3, 16, 16)
for inputs in (frames, torch.rand(1, 2, 3, 16, 16)):
    try:
        layer(inputs)
    except RuntimeError as error:
        expected = "Expected 3D (unbatched) or 4D (batched) input to conv2d"
        assert expected in str(error)
        assert str(list(inputs.shape)) in str(error)
    else:
        raise AssertionError("nothing was raised")
assert layer(frames.flatten(0, 1)).shape == (10, 8, 14, 14)
