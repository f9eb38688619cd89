"""Train an energy over pairwise distances on forces, with distances by matrix multiplication."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
energy = torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1))
energy = energy.to(DEVICE)
atoms = torch.randn(5, 3).to(DEVICE).requires_grad_()
probes = torch.randn(6, 3).to(DEVICE)
forces = torch.randn(5, 3).to(DEVICE)

distances = torch.cdist(atoms, probes, compute_mode="use_mm_for_euclid_dist")
(slope,) = torch.autograd.grad(energy(distances).sum(), atoms, create_graph=True)
loss = (-slope - forces).square().mean()
loss.backward()
result = loss.detach()
