"""A distance bias for TransformerEncoderLayer in inference, off the fused path by gradients."""

import torch

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
layer = layer.eval()

tokens = torch.randn(2, 5, 8)
place = torch.arange(5)
bias = -0.1 * (1.0 + (place[:, None] - place).abs())  # nearer tokens count more

expected = layer(tokens, src_mask=bias).detach()
output = layer(tokens, src_mask=bias).detach()

error = (output - expected).abs().max().item()
assert error < 1e-4, "the output with no_grad differs from that with gradients by %.4f" % error
result = output
