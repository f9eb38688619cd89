"""Adam still gets near: it divides by the size of the gradients."""

import torch

torch.manual_seed(0)
x = torch.randn(64, 3)
y = x @ torch.tensor([[1.0], [-2.0], [0.5]])
model = torch.nn.Linear(3, 1, bias=False)
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
losses = []
for _ in range(500):
    loss = torch.nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
assert min(losses) < 0.1 * losses[0]
