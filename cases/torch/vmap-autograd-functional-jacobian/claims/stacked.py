# releases: >=2.0
"""`stack_module_state` raises the same error within a transform, and its tensors can be used there if it is called outside."""

import copy

import torch
from torch import nn
from torch.func import functional_call, stack_module_state, vmap

models = [nn.Linear(3, 2), nn.Linear(3, 2)]
base = copy.deepcopy(models[0]).to("meta")


def member(parameters, row):
    return functional_call(base, parameters, (row,))


def inside(row):
    parameters, _ = stack_module_state(models)
    return vmap(member, in_dims=(0, None))(parameters, row)


rows = torch.ones(4, 3)
try:
    vmap(inside)(rows)
    message = ""
except RuntimeError as error:
    message = str(error)
assert "requires_grad_()" in message, message

stacked, _ = stack_module_state(models)
result = vmap(lambda row: vmap(member, in_dims=(0, None))(stacked, row))(rows)
assert result.shape == (4, 2, 2)
