"""`load_state_dict`, `.to()` and `prune` keep the parameters."""

import torch
from torch.nn.utils import prune

layer = torch.nn.Linear(2, 2)
held = [id(parameter) for parameter in layer.parameters()]
layer.load_state_dict(torch.nn.Linear(2, 2).state_dict())
layer.to(torch.float64)
assert [id(parameter) for parameter in layer.parameters()] == held
prune.l1_unstructured(layer, "weight", amount=0.5)
assert sorted(map(id, layer.parameters())) == sorted(held)
