# releases: >=2.2,<2.5
"""In training mode the output of a batch that is padding only is NaN."""

import torch

layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
encoder = torch.nn.TransformerEncoder(layer, num_layers=1)
padding = torch.ones(2, 4, dtype=torch.bool)
assert encoder.train()(torch.randn(2, 4, 8), src_key_padding_mask=padding).isnan().all()
assert encoder.eval()(torch.randn(2, 4, 8), src_key_padding_mask=padding).isnan().all()
