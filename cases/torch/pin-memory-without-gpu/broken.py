"""Stage batches in pinned memory before they go to the device."""

import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(0)
model = torch.nn.Linear(4, 1).to(device)
total = 0.0
for x in torch.ones(8, 4).split(4):
    staged = x.pin_memory()
    total += model(staged.to(device, non_blocking=True)).sum().item()

result = total
assert result == result
