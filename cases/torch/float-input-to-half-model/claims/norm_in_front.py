# releases: >=2.0
"""A normalisation of a model in half precision refuses float32 input on the CPU: mixed dtype."""

import torch
from torch import nn

for norm in (nn.LayerNorm(8), nn.GroupNorm(2, 8)):
    try:
        norm.bfloat16()(torch.ones(4, 8))
    except RuntimeError as error:
        assert "mixed dtype (CPU): expect parameter to have scalar type of Float" in str(error), error
    else:
        raise AssertionError("nothing was raised")
    assert norm.float()(torch.ones(4, 8)).dtype == torch.float32
