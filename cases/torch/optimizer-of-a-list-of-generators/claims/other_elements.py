"""The message ends with the class of what stands in the list: a list, a filter, a layer, or the generator of chain(list of generators)."""

import itertools

import torch
from torch import nn

first, second = nn.Linear(4, 8), nn.Linear(8, 3)
for params, name in (
    ([first.parameters()], "Module.parameters"),
    ([{"params": [first.parameters()]}], "Module.parameters"),
    ([layer.parameters() for layer in (first, second)], "Module.parameters"),
    (itertools.chain([first.parameters()], second.parameters()), "Module.parameters"),
    ([first.named_parameters()], "Module.named_parameters"),
    ([list(first.parameters())], "list"),
    ([filter(lambda p: p.requires_grad, first.parameters())], "filter"),
    ([first, second], "torch.nn.modules.linear.Linear"),
):
    try:
        torch.optim.Adam(params)
    except TypeError as error:
        assert str(error) == f"optimizer can only optimize Tensors, but one of the params is {name}", error
    else:
        raise AssertionError("nothing was raised")
