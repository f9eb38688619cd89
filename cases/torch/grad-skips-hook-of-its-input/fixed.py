"""Reverse the gradient of shared features, as domain-adversarial training does, and ask for it."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

features = torch.ones(2, device=DEVICE, requires_grad=True) * 1.0

domain_loss = (3.0 * features).sum()
(gradient,) = map(torch.neg, torch.autograd.grad(domain_loss, features))

assert gradient.tolist() == [-3.0, -3.0], "gradient reversal gives %s, expected [-3.0, -3.0]" % gradient.tolist()
result = gradient
