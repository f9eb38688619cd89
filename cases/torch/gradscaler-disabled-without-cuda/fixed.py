"""Train with a scaler that is switched on where there is a GPU."""

import torch

scaler = torch.amp.GradScaler("cuda", enabled=torch.cuda.is_available())
loss = torch.tensor(2.0)
result = scaler.scale(loss)
assert result == loss or torch.cuda.is_available()
