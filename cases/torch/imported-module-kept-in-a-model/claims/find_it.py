"""The message does not name the attribute; a loop over the layers and their attributes finds it."""

import copy
import types

from torch import nn


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.functional = nn.functional


model = nn.Sequential(nn.Linear(2, 2), Block())
try:
    copy.deepcopy(model)
except TypeError as error:
    assert "functional" not in str(error)
else:
    raise AssertionError("nothing was raised")
found = []
for name, layer in model.named_modules():
    found += [f"{name}.{key}" for key, value in vars(layer).items() if isinstance(value, types.ModuleType)]
assert found == ["1.functional"]
