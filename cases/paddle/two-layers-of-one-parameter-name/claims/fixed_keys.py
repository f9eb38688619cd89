"""The keys of state_dict are attributes, whatever the parameter's name."""

import paddle
from paddle import nn

named = nn.Linear(2, 2, weight_attr=paddle.ParamAttr(name="mine"))
assert list(named.state_dict()) == list(nn.Linear(2, 2).state_dict()) == ["weight", "bias"]
