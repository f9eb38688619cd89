"""A buffer is in the state_dict unless it was registered with persistent=False."""

import torch
from torch import nn


class Encoder(nn.Module):
    def __init__(self, persistent):
        super().__init__()
        self.words = nn.Embedding(20, 4)
        self.places = nn.Embedding(8, 4)
        self.register_buffer("position_ids", torch.arange(8)[None], persistent=persistent)

    def forward(self, ids):
        return self.words(ids) + self.places(self.position_ids[:, : ids.shape[1]])


older, newer = Encoder(persistent=True), Encoder(persistent=False)
assert "position_ids" in older.state_dict()
assert "position_ids" not in newer.state_dict()
