"""Encode a text that is cut to as many tokens as there are positions."""

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
cut = text[:, : encoder.positions.num_embeddings]
encoded = encoder(cut)

result = encoded.detach()[0]
assert encoded.shape == (1, 32, 8)
assert torch.allclose(encoded[0, 20], encoder.tokens.weight[text[0, 20]] + encoder.positions.weight[20])
