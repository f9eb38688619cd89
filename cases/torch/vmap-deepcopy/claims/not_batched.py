# releases: >=2.0
"""A module, and an argument with `in_dims` None, are copied under vmap as everywhere."""

import copy

import torch

layer = torch.nn.Linear(2, 2)
x, shared = torch.ones(3, 2), torch.ones(2)
assert torch.func.vmap(lambda one: copy.deepcopy(layer)(one))(x).shape == (3, 2)
shift = torch.func.vmap(lambda one, both: one + copy.deepcopy(both), in_dims=(0, None))
assert shift(x, shared).shape == (3, 2)
