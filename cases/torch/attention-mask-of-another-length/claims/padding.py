"""A key_padding_mask has the shape (batch, source length), with and without batch_first."""

import torch
from torch import nn

for batch_first in (True, False):
    attention = nn.MultiheadAttention(32, 4, batch_first=batch_first)
    query, keys = torch.randn(3, 9, 32), torch.randn(3, 7, 32)
    if not batch_first:
        query, keys = query.transpose(0, 1), keys.transpose(0, 1)
    mask = torch.zeros(3, 7, dtype=torch.bool)
    attention(query, keys, keys, key_padding_mask=mask)
    try:
        attention(query, keys, keys, key_padding_mask=mask.T)
    except AssertionError as error:
        assert "pad" in str(error)
    else:
        raise AssertionError("nothing was raised")
