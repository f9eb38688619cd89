"""Clip the gradient of an activation with a hook, and log it."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")
LIMIT = 0.5

features = torch.ones(2, 3, device=DEVICE, requires_grad=True)
hidden = features * 1.0

hidden.register_hook(lambda gradient: gradient.clamp(-LIMIT, LIMIT))
hidden.retain_grad()

(3.0 * hidden).sum().backward()

logged = hidden.grad.max().item()
passed_on = features.grad.max().item()
assert logged == passed_on, "largest logged gradient %s, but %s was passed on" % (logged, passed_on)
result = hidden.grad
