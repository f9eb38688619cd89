"""The same training step, with the gradients of four parts of the batch added up."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SHARE = 320 * 2**20  # bytes

if DEVICE == "cuda":
    torch.cuda.set_per_process_memory_fraction(SHARE / torch.cuda.get_device_properties(0).total_memory)

torch.manual_seed(0)
layers = [layer for _ in range(48) for layer in (torch.nn.Linear(128, 128), torch.nn.ReLU())]
model = torch.nn.Sequential(*layers).to(DEVICE)
x = torch.ones(16 * 1024, 128, device=DEVICE)

result = 0.0
for part in x.chunk(4):
    loss = model(part).square().mean() / 4
    loss.backward()
    result += loss.item()

assert model[0].weight.grad.isfinite().all()
