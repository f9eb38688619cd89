"""With `enable_nested_tensor=False`, without gradients, the output of samples that are padding is NaN, that of others is not."""

import torch

layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
encoder = torch.nn.TransformerEncoder(layer, num_layers=2, enable_nested_tensor=False).eval()
padding = torch.ones(2, 4, dtype=torch.bool)
with torch.no_grad():
    assert encoder(torch.randn(2, 4, 8), src_key_padding_mask=padding).isnan().all()
    padding[1, 0] = False
    encoded = encoder(torch.randn(2, 4, 8), src_key_padding_mask=padding)
assert encoded[0].isnan().all() and encoded[1].isfinite().all()
