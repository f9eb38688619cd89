# releases: >=2.5
"""`weight_norm`, `deepcopy` and loading with `assign=True` make parameters that no optimizer has."""

import copy

import torch


def missing(change):
    """How many parameters of the changed layer the optimizer does not have."""
    layer = torch.nn.Linear(2, 2)
    optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
    layer = change(layer) or layer
    held = {id(p) for g in optimizer.param_groups for p in g["params"]}
    return len([p for p in layer.parameters() if id(p) not in held])


def load(layer):
    """Load weights in the place of the old ones."""
    layer.load_state_dict(torch.nn.Linear(2, 2).state_dict(), assign=True)


assert missing(torch.nn.utils.parametrizations.weight_norm) == 2
assert missing(copy.deepcopy) == 2
assert missing(load) == 2
