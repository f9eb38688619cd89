"""Compare how rough two fits of a series are: the mean square of their second derivative."""

import torch
from torch import nn

torch.manual_seed(0)
days = torch.linspace(-1, 1, 50).unsqueeze(1)
sales = 2 * days + 0.3 * torch.sin(4 * days)
fits = {"network": nn.Sequential(nn.Linear(1, 16), nn.Tanh(), nn.Linear(16, 1)), "trend": nn.Linear(1, 1)}


def roughness(model, times):
    """Return the mean square of the second derivative by time."""
    times = times.clone().requires_grad_()
    slope = torch.autograd.grad(model(times).sum(), times, create_graph=True)[0]
    curvature = torch.autograd.grad(slope.sum(), times)[0]
    return curvature.pow(2).mean().item()


for model in fits.values():
    optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
    for _ in range(100):
        optimizer.zero_grad()
        nn.functional.mse_loss(model(days), sales).backward()
        optimizer.step()

result = {name: roughness(model, days) for name, model in fits.items()}
assert result["network"] > 0.01
assert result["trend"] == 0
