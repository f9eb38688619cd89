"""The message names the class: a model, None, a buffer, a list of the items and a tensor are refused too; a plain dict is taken."""

import io

import torch
from torch import nn

model = nn.Linear(2, 2)
for argument, name in (
    (nn.Linear(2, 2), "<class 'torch.nn.modules.linear.Linear'>"),
    (None, "<class 'NoneType'>"),
    (io.BytesIO(), "<class '_io.BytesIO'>"),
    (list(model.state_dict().items()), "<class 'list'>"),
    (torch.ones(2), "<class 'torch.Tensor'>"),
    ("weights.pt", "<class 'str'>"),
):
    try:
        model.load_state_dict(argument)
    except TypeError as error:
        assert f"Expected state_dict to be dict-like, got {name}" in str(error), error
    else:
        raise AssertionError(f"{name}: nothing was raised")
model.load_state_dict(dict(model.state_dict()))
