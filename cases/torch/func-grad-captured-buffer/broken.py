"""The gradient of a training loss of a network with BatchNorm, by torch.func."""

import os

import torch
import torch.nn.functional as F

try:
    from torch.func import functional_call, grad
except ImportError:  # torch 1.13 carries grad in the functorch package of its own wheel
    from functorch import grad
    from torch.nn.utils.stateless import functional_call

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4), torch.nn.Linear(4, 2))
model.to(DEVICE)
weights = {name: weight.detach() for name, weight in model.named_parameters()}
buffers = {name: buffer.clone() for name, buffer in model.named_buffers()}


def loss(weights, x, labels):
    """Training loss of one batch."""
    scores = functional_call(model, {**weights, **buffers}, (x,))
    return F.cross_entropy(scores, labels)


x, labels = torch.randn(6, 3).to(DEVICE), torch.tensor([0, 1, 1, 0, 1, 0], device=DEVICE)
result = grad(loss)(weights, x, labels)["0.weight"].detach()
