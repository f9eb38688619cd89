"""Compute a target without gradients and the loss with them in two autocast regions."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Scaled(torch.nn.Module):
    """A linear layer and a scale for each of its outputs."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(8, 8)
        self.scale = torch.nn.Parameter(torch.ones(8))

    def forward(self, inputs):
        return self.linear(inputs) * self.scale


torch.manual_seed(0)
model = Scaled().to(DEVICE)
inputs = torch.randn(4, 8).to(DEVICE)

with torch.no_grad(), torch.autocast(DEVICE, dtype=torch.bfloat16):
    target = model(inputs + 0.1)
with torch.autocast(DEVICE, dtype=torch.bfloat16):
    loss = (model(inputs) - target).square().mean()
loss.backward()

without = [name for name, weight in model.named_parameters() if weight.grad is None]
assert not without, "parameters without a gradient: %s" % ", ".join(without)
result = loss.detach()
