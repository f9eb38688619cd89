# releases: >=2.5
"""A compiled model that was saved whole is compiled again after loading."""

import io

import torch

model = torch.compile(torch.nn.Linear(3, 4), backend="eager")
model(torch.zeros(2, 3))
file = io.BytesIO()
torch.save(model, file)
file.seek(0)
loaded = torch.load(file, weights_only=False)
assert type(loaded) is type(model)
assert torch.equal(loaded(torch.ones(2, 3)), model(torch.ones(2, 3)))
