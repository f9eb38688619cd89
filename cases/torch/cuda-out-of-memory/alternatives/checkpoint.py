"""The same training step, with the activations of eight parts of the model computed again in backward."""

import os

import torch
from torch.utils.checkpoint import checkpoint

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SHARE = 320 * 2**20  # bytes

if DEVICE == "cuda":
    torch.cuda.set_per_process_memory_fraction(SHARE / torch.cuda.get_device_properties(0).total_memory)

torch.manual_seed(0)
layers = [layer for _ in range(48) for layer in (torch.nn.Linear(128, 128), torch.nn.ReLU())]
model = torch.nn.Sequential(*layers).to(DEVICE)
x = torch.ones(16 * 1024, 128, device=DEVICE)

hidden = x
for start in range(0, len(model), 12):
    hidden = checkpoint(model[start : start + 12], hidden, use_reentrant=False)
loss = hidden.square().mean()
loss.backward()

result = loss.item()
assert model[0].weight.grad.isfinite().all()
