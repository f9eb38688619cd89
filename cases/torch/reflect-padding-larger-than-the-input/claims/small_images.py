"""ReflectionPad2d, Conv2d with padding_mode="reflect" and F.pad have these words for small images."""

import torch
from torch import nn
from torch.nn import functional

x = torch.ones(1, 1, 4, 4)
for call in (
    nn.ReflectionPad2d(4),
    nn.Conv2d(1, 1, 9, padding=4, padding_mode="reflect"),
    lambda x: functional.pad(x, (4, 4, 4, 4), mode="reflect"),
):
    try:
        call(x)
    except RuntimeError as error:
        assert "Padding size should be less than the corresponding input dimension" in str(error)
        assert "padding (4, 4) at dimension 3 of input" in str(error)
    else:
        raise AssertionError("nothing was raised")
