"""Measure the peak of memory of a step where there is a GPU."""

import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(0)
model = torch.nn.Linear(64, 64).to(device)

if device == "cuda":
    torch.cuda.reset_peak_memory_stats()
model(torch.ones(8, 64, device=device)).sum().backward()
result = torch.cuda.max_memory_allocated()
assert result >= 0
