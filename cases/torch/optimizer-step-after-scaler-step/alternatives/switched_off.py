"""One loop for both: a scaler that is switched off steps the optimizer itself."""

import torch

torch.manual_seed(0)
x = torch.randn(8, 3)
y = 10.0 * x.sum(1, keepdim=True)
model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu", enabled=False)

for _ in range(60):
    loss = torch.nn.functional.mse_loss(model(x), y)
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()

assert loss < 1.0
