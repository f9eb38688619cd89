"""nn.Transformer checks both inputs itself, in other words."""

import torch
from torch import nn

model = nn.Transformer(32, 4, 1, 1, 64)
for widths in ((16, 16), (16, 32), (32, 16)):
    try:
        model(*(torch.randn(5, 2, width) for width in widths))
    except RuntimeError as error:
        assert "the feature number of src and tgt must be equal to d_model" in str(error)
    else:
        raise AssertionError("nothing was raised")
