"""Keep the model under its own name: train the compiled one, which shares its weights, and trace the model."""

import torch
from torch import nn

torch.manual_seed(0)
inputs, targets = torch.randn(64, 8), torch.randn(64, 1)
model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 1))
before = model[0].weight.detach().clone()
compiled = torch.compile(model, backend="eager")
optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
for _ in range(5):
    optimizer.zero_grad()
    nn.functional.mse_loss(compiled(inputs), targets).backward()
    optimizer.step()

traced = torch.jit.trace(model, inputs[:1])
assert not torch.equal(model[0].weight, before)
assert torch.allclose(traced(inputs), compiled(inputs), atol=1e-6)
