"""Other layers and losses say it in other words: a method or an attribute that None does not have."""

import torch
from torch import nn


def words(module, *inputs):
    try:
        module(*inputs)
    except (TypeError, AttributeError) as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert "'NoneType' object has no attribute 'size'" in words(nn.MSELoss(), None, torch.ones(2))
assert "'NoneType' object has no attribute 'dim'" in words(nn.BatchNorm2d(3), None)
assert "not NoneType" in words(nn.Linear(8, 3), None)
assert "not NoneType" in words(nn.NLLLoss(), None, torch.tensor([0, 2]))
assert "got (NoneType" in words(nn.Conv2d(1, 1, 1), None)
