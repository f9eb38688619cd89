"""Both names of a slot corrupt it with tie_weights=False too; of two modules that share a parameter the second then keeps the old one."""

from torch.func import functional_call

import torch

encoder = torch.nn.Linear(2, 2)
model = torch.nn.Sequential(encoder, torch.nn.Sequential(encoder))
for duplicates in (False, True):
    names = [name for name, _ in model.named_parameters(remove_duplicate=not duplicates)]
    given = {
        name: torch.zeros(2, 2) if name.endswith("weight") else torch.zeros(2) for name in names
    }
    functional_call(model, given, (torch.ones(1, 2),), tie_weights=False)
    assert isinstance(encoder.weight, torch.nn.Parameter) == (not duplicates)

first, second = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
second.weight = first.weight
model = torch.nn.Sequential(first, second)
given = {"0.weight": torch.eye(2), "0.bias": torch.zeros(2), "1.bias": torch.zeros(2)}
x = torch.ones(1, 2)
assert torch.equal(functional_call(model, given, (x,)), x)
old = functional_call(model, given, (x,), tie_weights=False)
assert torch.allclose(old, first.weight.sum(1)[None])
