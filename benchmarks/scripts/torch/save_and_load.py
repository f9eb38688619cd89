"""A state dict survives saving and loading."""

import io

import torch

model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.LayerNorm(8))
buffer = io.BytesIO()
torch.save(model.state_dict(), buffer)
buffer.seek(0)
twin = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.LayerNorm(8))
twin.load_state_dict(torch.load(buffer))
x = torch.ones(2, 4)
assert torch.equal(model(x), twin(x))
