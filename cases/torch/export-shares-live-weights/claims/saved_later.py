"""A program that is saved after a change of the model has the changed weights."""

import io

import torch

x = torch.ones(3, 4)
model = torch.nn.Linear(4, 2)
program = torch.export.export(model, (x,))
before = model(x).detach()
with torch.no_grad():
    model.weight.add_(1.0)
file = io.BytesIO()
torch.export.save(program, file)
file.seek(0)
loaded = torch.export.load(file).module()(x)
assert torch.equal(loaded, model(x))
assert not torch.equal(loaded, before)
