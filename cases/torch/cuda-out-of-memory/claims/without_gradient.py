"""Under `torch.no_grad()` a deep model keeps no activations: its peak is less than a third."""

import torch

layers = [layer for _ in range(16) for layer in (torch.nn.Linear(64, 64), torch.nn.ReLU())]
model = torch.nn.Sequential(*layers).to("cuda")
x = torch.ones(16384, 64, device="cuda")


def peak():
    """Return the bytes that the model needs at most."""
    torch.cuda.reset_peak_memory_stats()
    before = torch.cuda.memory_allocated()
    model(x).mean().item()
    return torch.cuda.max_memory_allocated() - before


peak()  # what libraries take at their first use
with_gradient = peak()
with torch.no_grad():
    without = peak()
assert without < with_gradient / 3, (without, with_gradient)
