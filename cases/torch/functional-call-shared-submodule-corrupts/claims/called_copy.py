"""A call of a copy leaves the model alone, uses the tensors under all names, and passes their gradients."""

import copy

import torch
from torch.func import functional_call

torch.manual_seed(0)
encoder, other = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
other.weight = encoder.weight
model = torch.nn.Sequential(encoder, torch.nn.Sequential(encoder), other)
before = encoder.weight.detach().clone()
given = {name: 0.5 * weight.detach() for name, weight in model.named_parameters()}
for weight in given.values():
    weight.requires_grad_()
x = torch.ones(1, 2)
result = functional_call(copy.deepcopy(model), given, (x,))
result.sum().backward()
expected = x
for bias in ("0.bias", "0.bias", "2.bias"):
    expected = torch.nn.functional.linear(expected, given["0.weight"], given[bias])
assert torch.allclose(result, expected)
assert given["0.weight"].grad.abs().sum() > 0
assert isinstance(encoder.weight, torch.nn.Parameter) and torch.equal(encoder.weight, before)
