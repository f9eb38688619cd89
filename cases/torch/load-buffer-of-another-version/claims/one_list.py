"""The message has one list of keys, the unexpected or the missing ones, and the buffer in it."""

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
said = []
for model, other in ((older, newer), (newer, older)):
    try:
        model.load_state_dict(other.state_dict())
    except RuntimeError as error:
        said.append(str(error))
assert len(said) == 2
assert all(text.count("key(s) in state_dict") == 1 for text in said)
assert all(text.rstrip(' ."').endswith("position_ids") for text in said)
