"""A region for each pass, inside one outer region, shares its copies: the linear layer gets no gradient."""

import torch


class Scaled(torch.nn.Module):
    """A linear layer and a scale for each of its outputs."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(8, 8)
        self.scale = torch.nn.Parameter(torch.ones(8))

    def forward(self, inputs):
        return self.linear(inputs) * self.scale


model, inputs = Scaled(), torch.randn(4, 8)
with torch.autocast("cpu", dtype=torch.bfloat16):
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        model(inputs)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        loss = model(inputs).square().mean()
loss.backward()
assert model.linear.weight.grad is None and model.linear.bias.grad is None
assert model.scale.grad is not None
