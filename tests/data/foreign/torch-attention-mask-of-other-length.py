"""A mask is made for the text with its special tokens, the attention gets it without."""

import torch

x = torch.zeros(2, 10, 8)
mask = torch.ones(12, 12, dtype=torch.bool).triu(1)
torch.nn.MultiheadAttention(8, 2, batch_first=True)(x, x, x, attn_mask=mask)
