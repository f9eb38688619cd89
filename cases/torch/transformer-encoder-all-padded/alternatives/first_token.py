# releases: >=2.2
"""Encode a batch of empty sentences, the first token of each being counted."""

import torch

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
encoder = torch.nn.TransformerEncoder(layer, num_layers=1)

tokens = torch.randn(2, 4, 8)
padding = torch.ones(2, 4, dtype=torch.bool)
counted = padding.clone()
counted[counted.all(1), 0] = False

assert encoder(tokens, src_key_padding_mask=counted).isfinite().all()  # in training mode
encoder.eval()
with torch.no_grad():
    encoded = encoder(tokens, src_key_padding_mask=counted)

assert encoded.shape == tokens.shape, "the output has shape %s" % list(encoded.shape)
assert encoded.isfinite().all()
result = encoded.masked_fill(padding[..., None], 0.0)
