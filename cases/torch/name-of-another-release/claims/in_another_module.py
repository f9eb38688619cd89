# releases: >=1.13
"""leaky_relu is in torch.nn.functional, Adam in torch.optim, and Linear has a capital: the other names are in no release."""

import torch
from torch import nn, optim

for line, words in (
    ("torch.leaky_relu(torch.ones(2))", "module 'torch' has no attribute 'leaky_relu'"),
    ("torch.nn.linear(3, 4)", "module 'torch.nn' has no attribute 'linear'"),
    ("from torch import Adam", "cannot import name 'Adam' from 'torch'"),
):
    try:
        exec(line)
    except (AttributeError, ImportError) as error:
        assert words in str(error), error
    else:
        raise AssertionError(line)
assert nn.functional.leaky_relu(-torch.ones(2))[0] < 0
assert optim.Adam(nn.Linear(3, 4).parameters()).param_groups
