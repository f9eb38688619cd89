"""Encode texts with a larger embedding of positions, whose first rows are the trained ones."""

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
trained = encoder.positions
encoder.positions = nn.Embedding(128, 8)
with torch.no_grad():
    encoder.positions.weight[:32] = trained.weight
encoded = encoder(text)

result = encoded.detach()[0]
assert encoded.shape == (1, 75, 8)
assert torch.allclose(encoded[0, 20], encoder.tokens.weight[text[0, 20]] + trained.weight[20])
