"""Replace nn.MultiheadAttention by scaled_dot_product_attention with the mask turned round."""

import os

import torch
import torch.nn.functional as F

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
tokens = torch.randn(2, 5, 8).to(DEVICE)
lengths = torch.tensor([5, 3]).to(DEVICE)
padding = torch.arange(5).to(DEVICE) >= lengths[:, None]

output = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=~padding[:, None])

expected = F.scaled_dot_product_attention(tokens[1:, :3], tokens[1:, :3], tokens[1:, :3])
error = (output[1:, :3] - expected).abs().max().item()
assert error < 1e-5, "the short sentence is off by %.4f from what it is alone" % error
result = output[1:, :3]
