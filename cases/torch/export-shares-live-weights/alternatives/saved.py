"""Keep an exported snapshot of a model in a file and train the model for one more step."""

import io

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
x = torch.randn(3, 4)

file = io.BytesIO()
torch.export.save(torch.export.export(model, (x,)), file)
file.seek(0)
snapshot = torch.export.load(file).module()
before = snapshot(x).detach()

optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
model(x).square().mean().backward()
optimizer.step()

result = snapshot(x).detach()
assert torch.equal(result, before), "the snapshot moved with the model"
