# releases: >=2.0
"""A normalisation of a bfloat16 model refuses float32 input under autocast on the CPU as well."""

import torch
from torch import nn

for norm in (nn.LayerNorm(8), nn.GroupNorm(2, 8), nn.BatchNorm1d(8)):
    model = nn.Sequential(norm, nn.Linear(8, 3)).bfloat16()
    try:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            model(torch.ones(4, 8))
    except RuntimeError as error:
        assert "mixed dtype (CPU): expect parameter to have scalar type of Float" in str(error), error
    else:
        raise AssertionError("nothing was raised")
