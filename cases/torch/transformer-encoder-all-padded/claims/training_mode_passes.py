"""In training mode, and in evaluation mode with gradients, the output has the shape of the input."""

import torch

layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
encoder = torch.nn.TransformerEncoder(layer, num_layers=1)
tokens = torch.randn(2, 4, 8)
for training in (True, False):
    encoder.train(training)
    encoded = encoder(tokens, src_key_padding_mask=torch.ones(2, 4, dtype=torch.bool))
    assert encoded.shape == tokens.shape
