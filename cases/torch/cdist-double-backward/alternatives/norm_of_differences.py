"""Train an energy over pairwise distances on forces, with norms of differences."""

import torch

torch.manual_seed(0)
energy = torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1))
atoms = torch.randn(5, 3, requires_grad=True)
probes = torch.randn(6, 3)
forces = torch.randn(5, 3)
distances = (atoms[:, None] - probes).norm(dim=-1)
(slope,) = torch.autograd.grad(energy(distances).sum(), atoms, create_graph=True)
loss = (-slope - forces).square().mean()
loss.backward()
result = loss.detach()
