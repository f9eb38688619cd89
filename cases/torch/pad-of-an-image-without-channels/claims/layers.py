"""ReflectionPad2d and a convolution with that mode refuse an image of two axes."""

import torch
from torch import nn

for layer in (nn.ReflectionPad2d(1), nn.Conv2d(1, 1, 3, padding=1, padding_mode="reflect")):
    try:
        layer(torch.rand(4, 4))
    except NotImplementedError as error:
        assert "padding" in str(error)
    else:
        raise AssertionError("nothing was raised")
