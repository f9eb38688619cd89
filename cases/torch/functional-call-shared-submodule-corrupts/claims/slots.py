"""After the call the model holds a plain tensor; two modules that share one parameter object are fine."""

from torch.func import functional_call

import torch

encoder = torch.nn.Linear(2, 2)
model = torch.nn.Sequential(encoder, torch.nn.Sequential(encoder))
given = {name: torch.zeros_like(weight) for name, weight in model.named_parameters()}
functional_call(model, given, (torch.ones(1, 2),))
assert not isinstance(encoder.weight, torch.nn.Parameter)

first, second = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
second.weight = first.weight
model = torch.nn.Sequential(first, second)
given = {name: torch.zeros_like(weight) for name, weight in model.named_parameters()}
functional_call(model, given, (torch.ones(1, 2),))
assert isinstance(first.weight, torch.nn.Parameter) and first.weight is second.weight
