"""Strict export refuses a function of NumPy that it has no translation of, such as `numpy.interp`."""

import numpy as np
import torch


class Scale(torch.nn.Module):
    """Scale from 0 to 1."""

    def forward(self, x):
        """The scaled values."""
        return torch.from_numpy(np.interp(x.numpy(), [0.0, 5.0], [0.0, 1.0]))


try:
    torch.export.export(Scale(), (torch.arange(6.0),), strict=True)
except torch._dynamo.exc.Unsupported as error:
    assert "interp" in str(error), error
else:
    raise AssertionError("nothing was raised")
