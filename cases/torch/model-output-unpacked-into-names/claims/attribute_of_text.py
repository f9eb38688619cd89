"""A method, an LSTM or BatchNorm in place of such a layer: 'str' object has no attribute 'size', or 'dim'."""

from collections import OrderedDict

import torch
from torch import nn

states, _ = OrderedDict(last_hidden_state=torch.ones(2), pooler_output=torch.ones(2))
for call, name in [
    (lambda: states.size(), "size"),
    (lambda: nn.LSTM(8, 2)(states), "dim"),
    (lambda: nn.BatchNorm1d(8)(states), "dim"),
]:
    try:
        call()
    except AttributeError as error:
        assert str(error) == "'str' object has no attribute '%s'" % name
    else:
        raise AssertionError("it has such an attribute")
