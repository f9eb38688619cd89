"""Attention drops under `no_grad` and `inference_mode`; with `dropout_p=0.0` two calls are equal."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
x = torch.randn(2, 2, 6, 4)


def attend(rate):
    """Return self-attention with this rate of dropout."""
    return F.scaled_dot_product_attention(x, x, x, dropout_p=rate)


for mode in (torch.no_grad(), torch.inference_mode()):
    with mode:
        assert not torch.equal(attend(0.5), attend(0.5))
        assert torch.equal(attend(0.0), attend(0.0))
