"""An input with one axis too many is refused first, in other words, by functions and layers alike."""

import torch
import torch.nn.functional as F
from torch import nn

images = torch.rand(2, 1, 8, 8)
for function in (nn.Conv1d(1, 4, 3), lambda x: F.conv1d(x, torch.ones(1, 1, 3))):
    try:
        function(images)
    except RuntimeError as error:
        assert "Expected 2D (unbatched) or 3D (batched) input to conv1d, but got input of size: [2, 1, 8, 8]" in str(error)
    else:
        raise AssertionError("nothing was raised")
