"""Compute a target and the loss in one autocast region without a cache."""

import torch


class Scaled(torch.nn.Module):
    """A linear layer and a scale for each of its outputs."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(8, 8)
        self.scale = torch.nn.Parameter(torch.ones(8))

    def forward(self, inputs):
        return self.linear(inputs) * self.scale


torch.manual_seed(0)
model = Scaled()
inputs = torch.randn(4, 8)

with torch.autocast("cpu", dtype=torch.bfloat16, cache_enabled=False):
    with torch.no_grad():
        target = model(inputs + 0.1)
    loss = (model(inputs) - target).square().mean()
loss.backward()

without = [name for name, weight in model.named_parameters() if weight.grad is None]
assert not without, "parameters without a gradient: %s" % ", ".join(without)
