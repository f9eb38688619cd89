"""The same training step, with the gradients of sixteen parts of the batch added up."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SHARE = 256 * 2**20  # bytes

if DEVICE == "cuda":
    torch.cuda.set_per_process_memory_fraction(SHARE / torch.cuda.get_device_properties(0).total_memory)

torch.manual_seed(0)
layers = [torch.nn.Linear(512, 512), torch.nn.ReLU()]
model = torch.nn.Sequential(*layers, torch.nn.Linear(512, 512)).to(DEVICE)
x = torch.ones(64 * 1024, 512, device=DEVICE)

result = 0.0
for part in x.chunk(16):
    loss = model(part).square().mean() / 16
    loss.backward()
    result += loss.item()

assert torch.isfinite(torch.tensor(result))
