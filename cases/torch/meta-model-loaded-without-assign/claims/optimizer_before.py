"""An optimizer that was made before `to_empty` or a load with `assign=True` does not train the model; one that is made after the load does."""

import inspect

import torch
from torch import nn

checkpoint = nn.Linear(2, 1).state_dict()
ways = [lambda model: model.to_empty(device="cpu").load_state_dict(checkpoint)]
if "assign" in inspect.signature(nn.Module.load_state_dict).parameters:
    ways.append(lambda model: model.load_state_dict({k: v.clone() for k, v in checkpoint.items()}, assign=True))
for way in ways:
    model = nn.Linear(2, 1, device="meta")
    before = torch.optim.SGD(model.parameters(), lr=1.0)
    way(model)
    after = torch.optim.SGD(model.parameters(), lr=1.0)
    model(torch.ones(1, 2)).sum().backward()
    before.step()
    assert torch.equal(model.weight, checkpoint["weight"])
    after.step()
    assert not torch.equal(model.weight, checkpoint["weight"])
