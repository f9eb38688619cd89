"""As a target, cross_entropy names the array; mse_loss and BCELoss say that 'int' object is not callable."""

import numpy as np
import torch
from torch import nn

outputs = torch.full((2, 3), 0.5)
try:
    nn.functional.cross_entropy(outputs, np.zeros(2, dtype="int64"))
except TypeError as error:
    assert str(error) == "cross_entropy_loss(): argument 'target' (position 2) must be Tensor, not numpy.ndarray"
else:
    raise AssertionError("nothing was raised")
for loss in (nn.functional.mse_loss, nn.BCELoss()):
    try:
        loss(outputs, np.zeros((2, 3), dtype="float32"))
    except TypeError as error:
        assert str(error) == "'int' object is not callable"
    else:
        raise AssertionError("nothing was raised")
