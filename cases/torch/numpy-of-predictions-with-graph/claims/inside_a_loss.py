"""Inside a loss `detach` ends the error, and no gradient goes through it."""

import torch

model = torch.nn.Linear(2, 1)
output = model(torch.ones(3, 2)).mean()
loss = torch.from_numpy(abs(output.detach()[None].numpy())).sum()
assert not loss.requires_grad
loss = output * float(output.detach().numpy())
loss.backward()
assert torch.allclose(model.bias.grad, output.detach())
