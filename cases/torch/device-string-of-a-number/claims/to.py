"""A tensor's .to("0") and .cuda("0"), a model's .to("0"), and device="0" are refused in the same words."""

import torch
from torch import nn

for use in (torch.ones(1).to, torch.ones(1).cuda, nn.Linear(1, 1).to, lambda name: torch.zeros(1, device=name)):
    try:
        use("0")
    except RuntimeError as error:
        assert "Invalid device string: '0'" in str(error)
    else:
        raise AssertionError("nothing was raised")
