"""Train in float16 with a GradScaler, and step the optimizer as a loop without one does."""

import torch

torch.manual_seed(0)
x = torch.randn(8, 3)
y = 10.0 * x.sum(1, keepdim=True)
model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")

for _ in range(60):
    with torch.autocast("cpu", dtype=torch.float16):
        prediction = model(x)
    loss = torch.nn.functional.mse_loss(prediction.float(), y)
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    optimizer.step()
    scaler.update()

result = model.weight.detach()
assert torch.isfinite(result).all(), "the weights are NaN"
