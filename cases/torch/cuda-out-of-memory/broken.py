"""A training step whose batch needs more memory than the process may have."""

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

loss = model(x).square().mean()
loss.backward()

result = loss.detach().cpu()
assert torch.isfinite(result)
