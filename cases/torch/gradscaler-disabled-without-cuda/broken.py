"""Train with the scaler of a script for GPUs, on a machine without one."""

import torch

scaler = torch.amp.GradScaler("cuda")
loss = torch.tensor(2.0)
result = scaler.scale(loss)
assert result == loss
