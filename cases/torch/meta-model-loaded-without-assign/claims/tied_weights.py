"""A weight that two layers share on the meta device is two parameters after `to_empty`, and after a load with `assign=True` where there is one."""

import inspect

import torch
from torch import nn


class Tied(nn.Module):
    def __init__(self, device):
        super().__init__()
        self.embedding = nn.Embedding(5, 3, device=device)
        self.head = nn.Linear(3, 5, bias=False, device=device)
        self.head.weight = self.embedding.weight


checkpoint = Tied("cpu").state_dict()
ways = [lambda model: model.to_empty(device="cpu").load_state_dict(checkpoint)]
if "assign" in inspect.signature(nn.Module.load_state_dict).parameters:
    ways.append(lambda model: model.load_state_dict(checkpoint, assign=True))
for way in ways:
    model = Tied("meta")
    assert model.head.weight is model.embedding.weight
    way(model)
    assert torch.equal(model.head.weight, model.embedding.weight)
    assert model.head.weight is not model.embedding.weight
    assert len(list(model.parameters())) == 2
    model.head.weight = model.embedding.weight
    assert len(list(model.parameters())) == 1
