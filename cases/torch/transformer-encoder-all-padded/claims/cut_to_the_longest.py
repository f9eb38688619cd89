# releases: <2.1
"""In evaluation mode, without gradients, the output is as long as the longest sample."""

import torch

layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
encoder = torch.nn.TransformerEncoder(layer, num_layers=1).eval()
padding = torch.ones(2, 4, dtype=torch.bool)
padding[1, :2] = False
with torch.no_grad():
    assert encoder(torch.randn(2, 4, 8), src_key_padding_mask=padding).shape == (2, 2, 8)
