"""Draw the masked tokens of two sentences anew from a small language model."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, words=20, width=16):
        super().__init__()
        self.embed = nn.Embedding(words, width)
        self.mix = nn.GRU(width, width, batch_first=True)
        self.head = nn.Linear(width, words)

    def forward(self, tokens):
        features, _ = self.mix(self.embed(tokens))
        return self.head(features)


torch.manual_seed(0)
model = Model()
tokens = torch.tensor([[3, 7, 0, 11, 2], [5, 0, 9, 0, 4]])
masked = tokens == 0

with torch.no_grad():
    probs = model(tokens).softmax(-1)
    drawn = torch.multinomial(probs.flatten(0, 1), 1).view(tokens.shape)
    result = torch.where(masked, drawn, tokens)

assert result.shape == tokens.shape
assert torch.equal(result[~masked], tokens[~masked])
