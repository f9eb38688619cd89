# releases: >=1.13
"""The output keeps its length in training mode, where gradients are recorded, with norm_first, an odd number of heads, the batch on the second axis, or a mask whose last column is in use."""

import torch
from torch import nn

torch.manual_seed(0)
padding = torch.arange(10) >= torch.tensor([4, 7]).unsqueeze(1)
x = torch.randn(2, 10, 8)


def encode(x, padding, heads=2, train=False, record=False, **options):
    """Return the shape of the output."""
    layer = nn.TransformerEncoderLayer(8, heads, 16, **options)
    encoder = nn.TransformerEncoder(layer, 2).train(train)
    with torch.set_grad_enabled(record):
        return encoder(x, src_key_padding_mask=padding).shape


assert encode(x, padding, train=True, batch_first=True) == (2, 10, 8)
assert encode(x, padding, record=True, batch_first=True) == (2, 10, 8)
assert encode(x, padding, norm_first=True, batch_first=True) == (2, 10, 8)
assert encode(x, padding, heads=1, batch_first=True) == (2, 10, 8)
assert encode(x.transpose(0, 1), padding) == (10, 2, 8)
assert encode(x, padding.flip(1), batch_first=True) == (2, 10, 8)
