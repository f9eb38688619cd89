"""Forward and backward through a transformer encoder."""

import torch
from torch import nn

torch.manual_seed(0)
layer = nn.TransformerEncoderLayer(32, 4, dim_feedforward=64, batch_first=True, dropout=0.0)
encoder = nn.TransformerEncoder(layer, num_layers=2)
tokens = torch.randn(4, 10, 32)
padding = torch.arange(10).expand(4, 10) >= torch.tensor([[10], [8], [6], [4]])
output = encoder(tokens, src_key_padding_mask=padding)
output[~padding].sum().backward()
result = output[0].detach()
