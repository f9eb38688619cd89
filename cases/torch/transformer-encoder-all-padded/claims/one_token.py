# releases: >=2.2
"""A batch with one token that is not padding passes, and an empty sample in it is 0."""

import torch

layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
encoder = torch.nn.TransformerEncoder(layer, num_layers=1).eval()
tokens = torch.randn(2, 4, 8)
padding = torch.ones(2, 4, dtype=torch.bool)
padding[1, 0] = False
with torch.no_grad():
    encoded = encoder(tokens, src_key_padding_mask=padding)
assert encoded.shape == tokens.shape
assert encoded[0].eq(0).all() and encoded[1, 0].isfinite().all()
