"""Load an encoder that an older version of its class has saved."""

import io

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


torch.manual_seed(0)
ids = torch.tensor([[3, 1, 4, 1]])
trained = Encoder(persistent=True)  # as the older version of the class had it
file = io.BytesIO()
torch.save(trained.state_dict(), file)
file.seek(0)

model = Encoder(persistent=False)  # as the newer one has it
state = torch.load(file)
model.load_state_dict(state)

result = model(ids)
assert torch.equal(result, trained(ids))
