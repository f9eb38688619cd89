"""The file is not opened: a path of no file is refused in the same words."""

import os

from torch import nn

path = os.path.join("no", "such", "weights.pt")
assert not os.path.exists(path)
try:
    nn.Linear(2, 2).load_state_dict(path)
except TypeError as error:
    assert "Expected state_dict to be dict-like, got <class 'str'>" in str(error)
else:
    raise AssertionError("nothing was raised")
