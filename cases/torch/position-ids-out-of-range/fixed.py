"""Encode long texts in windows of as many tokens as there are positions; the last one is shorter."""

import torch
from torch import nn


class Encoder(nn.Module):
    """Embeddings of tokens and of 32 positions."""

    def __init__(self):
        super().__init__()
        self.tokens = nn.Embedding(100, 8)
        self.positions = nn.Embedding(32, 8)

    def forward(self, ids):
        places = torch.arange(ids.shape[1])
        return self.tokens(ids) + self.positions(places)


torch.manual_seed(0)
encoder = Encoder()
text = torch.randint(100, (1, 75))
windows = torch.cat([encoder(window) for window in text.split(32, dim=1)], dim=1)

result = windows.detach().reshape(-1, 8)[:75]
assert windows.shape[2] == 8 and windows.shape[0] * windows.shape[1] >= 75
assert torch.allclose(
    windows.reshape(-1, 8)[40],
    encoder.tokens.weight[text[0, 40]] + encoder.positions.weight[40 % 32],
)
