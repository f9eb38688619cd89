"""A padding as wide as the image has a message of its own."""

import torch
from torch.nn import functional

try:
    functional.pad(torch.rand(1, 2, 2), (2, 2, 2, 2), mode="reflect")
except RuntimeError as error:
    assert "Padding size should be less than the corresponding input dimension" in str(error)
else:
    raise AssertionError("nothing was raised")
