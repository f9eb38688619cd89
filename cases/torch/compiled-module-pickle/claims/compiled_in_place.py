# releases: >=2.5
"""A module that was compiled by its method `compile` can be stored, and is loaded as an ordinary one."""

import io

import torch

model = torch.nn.Linear(3, 4)
model.compile(backend="eager")
expected = model(torch.ones(2, 3))
file = io.BytesIO()
torch.save(model, file)
file.seek(0)
loaded = torch.load(file, weights_only=False)
assert type(loaded) is torch.nn.Linear
assert torch.equal(loaded(torch.ones(2, 3)), expected)
