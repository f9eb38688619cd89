"""Encode a batch of empty sentences: every token is padding."""

import torch

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
encoder = torch.nn.TransformerEncoder(layer, num_layers=1).eval()

tokens = torch.randn(2, 4, 8)
padding = torch.ones(2, 4, dtype=torch.bool)

with torch.no_grad():
    encoded = encoder(tokens, src_key_padding_mask=padding)

assert encoded.shape == tokens.shape, "the output has shape %s" % list(encoded.shape)
result = encoded.masked_fill(padding[..., None], 0.0)
