"""A method in place of a layer: 'str' object has no attribute 'size'."""

from collections import OrderedDict

import torch

states, _ = OrderedDict(last_hidden_state=torch.ones(2), pooler_output=torch.ones(2))
try:
    states.size()
except AttributeError as error:
    assert str(error) == "'str' object has no attribute 'size'"
else:
    raise AssertionError("it has a size")
