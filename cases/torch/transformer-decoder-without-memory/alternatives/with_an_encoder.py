"""For a translation the memory is what an encoder makes of the source sequence."""

import torch
from torch import nn

torch.manual_seed(0)
encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(16, 2, 32, batch_first=True), 1)
decoder = nn.TransformerDecoder(nn.TransformerDecoderLayer(16, 2, 32, batch_first=True), 1)
source, target = torch.randn(4, 7, 16), torch.randn(4, 5, 16)
mask = torch.full((5, 5), float("-inf")).triu(1)
memory = encoder(source)
assert decoder(target, memory, tgt_mask=mask).shape == (4, 5, 16)
