"""Resume from a trusted checkpoint that notes the best loss, as np.min gives it."""

import io

import numpy as np
import torch

torch.manual_seed(0)
x, y = torch.randn(64, 4), torch.randn(64, 1)
model = torch.nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
losses = []
for _ in range(5):
    loss = torch.nn.functional.mse_loss(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
best = np.min(losses)
file = io.BytesIO()
torch.save({"model": model.state_dict(), "best": best}, file)

file.seek(0)
checkpoint = torch.load(file, weights_only=False)
model.load_state_dict(checkpoint["model"])
result = float(checkpoint["best"])
assert result == min(losses)
