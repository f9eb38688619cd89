"""Evaluate a model on weights that a data-parallel wrapper saved, without its prefix."""

import os

import torch

try:
    from torch.func import functional_call
except ImportError:  # torch 1.13
    from torch.nn.utils.stateless import functional_call

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
trained = torch.nn.DataParallel(
    torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Linear(8, 2)).to(DEVICE)
)
checkpoint = {name: weight.detach().clone() for name, weight in trained.named_parameters()}

model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Linear(8, 2)).to(DEVICE)
x = torch.randn(3, 4).to(DEVICE)
weights = {name[len("module.") :]: weight for name, weight in checkpoint.items()}
result = functional_call(model, weights, (x,)).detach()
