"""A file of the class that does not save the buffer has a key too few for the one that does."""

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
try:
    older.load_state_dict(newer.state_dict())
except RuntimeError as error:
    assert 'Missing key(s) in state_dict: "position_ids"' in str(error)
else:
    raise AssertionError("it loads")
