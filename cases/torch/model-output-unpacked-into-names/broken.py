"""Classify texts; the outputs of the encoder are unpacked like a tuple."""

from collections import OrderedDict

import torch
from torch import nn


class Encoder(nn.Module):
    """An encoder that returns its outputs by name, as those of transformers do since version 4."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(30, 8)
        self.pooler = nn.Linear(8, 8)

    def forward(self, ids):
        states = self.embedding(ids)
        return OrderedDict(last_hidden_state=states, pooler_output=torch.tanh(self.pooler(states[:, 0])))


class Classifier(nn.Module):
    """A classifier on the pooled output."""

    def __init__(self):
        super().__init__()
        self.encoder = Encoder()
        self.dropout = nn.Dropout(0.1)
        self.head = nn.Linear(8, 2)

    def forward(self, ids):
        _, pooled = self.encoder(ids)
        return self.head(self.dropout(pooled))


torch.manual_seed(0)
model = Classifier().eval()

result = model(torch.arange(12).view(2, 6)).detach()
