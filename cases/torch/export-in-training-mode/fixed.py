"""Export a small classifier in evaluation mode and run it twice on one input."""

import torch

torch.manual_seed(0)
model = torch.nn.Sequential(
    torch.nn.Linear(4, 16), torch.nn.ReLU(), torch.nn.Dropout(0.5), torch.nn.Linear(16, 2)
)
x = torch.randn(3, 4)

model.eval()
program = torch.export.export(model, (x,)).module()

first, second = program(x), program(x)
assert torch.equal(first, second), "two calls on one input give different scores"
result = first.detach()
