"""`backend="eager"` passes: it compiles nothing."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

torch.manual_seed(0)
critic = torch.nn.Sequential(torch.nn.Linear(3, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1))
score = torch.compile(critic, backend="eager") if MODE == "compile" else critic

x = torch.randn(4, 3, requires_grad=True)
(gradient,) = torch.autograd.grad(score(x).sum(), x, create_graph=True)
penalty = ((gradient.norm(dim=1) - 1) ** 2).mean()
penalty.backward()
result = critic[0].weight.grad
