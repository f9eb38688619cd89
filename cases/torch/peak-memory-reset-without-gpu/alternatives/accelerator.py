# releases: >=2.15
"""Measure the peak of memory with the functions of whatever accelerator there is, or none."""

import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(0)
model = torch.nn.Linear(64, 64).to(device)

torch.accelerator.reset_peak_memory_stats()
model(torch.ones(8, 64, device=device)).sum().backward()
result = torch.accelerator.max_memory_allocated()
assert result >= 0
