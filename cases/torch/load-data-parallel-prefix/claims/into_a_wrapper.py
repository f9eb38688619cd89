"""Plain weights loaded into a wrapped model: the missing keys have the prefix."""

from torch import nn

try:
    nn.DataParallel(nn.Linear(2, 2)).load_state_dict(nn.Linear(2, 2).state_dict())
except RuntimeError as error:
    assert 'Missing key(s) in state_dict: "module.weight", "module.bias"' in str(error)
else:
    raise AssertionError("nothing was raised")
