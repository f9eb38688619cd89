"""Classify long texts in pieces, and average what the pieces give."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")
LONGEST = 64


class Classifier(nn.Module):
    """Embedding, learned positions, one encoder layer."""

    def __init__(self):
        super().__init__()
        self.tokens = nn.Embedding(100, 16)
        self.positions = nn.Parameter(torch.randn(1, LONGEST, 16) * 0.02)
        self.encoder = nn.TransformerEncoderLayer(16, 2, 32, batch_first=True)
        self.head = nn.Linear(16, 2)

    def forward(self, ids):
        scores = []
        for piece in ids.split(LONGEST, 1):
            x = self.tokens(piece) + self.positions[:, : piece.shape[1]]
            scores.append(self.head(self.encoder(x).mean(1)))
        return torch.stack(scores).mean(0)


torch.manual_seed(0)
model = Classifier().eval().to(DEVICE)
texts = torch.randint(100, (4, 64)).to(DEVICE)
short = model(texts)
shorter = model(texts[:, :40])
long = model(torch.randint(100, (4, 90)).to(DEVICE))

result = torch.stack([short, shorter]).detach()
assert short.shape == shorter.shape == long.shape == (4, 2)
