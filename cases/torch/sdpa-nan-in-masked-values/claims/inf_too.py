"""Infinity in a masked value spoils the output too, a large finite number does not."""

import torch.nn.functional as F

import torch

written = torch.tensor([[True, False]])
for hidden, is_spoilt in ((float("inf"), True), (1e30, False)):
    values = torch.tensor([[[[1.0], [hidden]]]])
    output = F.scaled_dot_product_attention(torch.ones(1, 1, 1, 1), torch.ones(1, 1, 2, 1), values, attn_mask=written)
    assert output.isnan().any().item() == is_spoilt
