"""A teacher with weights of its own does no harm."""

import copy

import torch

model, inputs = torch.nn.Linear(8, 8), torch.randn(4, 8)
teacher = copy.deepcopy(model)
with torch.autocast("cpu", dtype=torch.bfloat16):
    with torch.no_grad():
        target = teacher(inputs)
    loss = (model(inputs) - target + 1).square().mean()
loss.backward()
assert all(weight.grad is not None for weight in model.parameters())
