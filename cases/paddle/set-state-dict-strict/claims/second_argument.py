"""The second argument is another one: set_state_dict(state, False) matches inner names, and here loads nothing."""

import warnings

import paddle
from paddle import nn

warnings.simplefilter("ignore")
model = nn.Linear(2, 3)
before = model.weight.tolist()
state = {"weight": paddle.full([2, 3], 7.0), "bias": paddle.full([3], 7.0)}
missing, unexpected = model.set_state_dict(state, False)
assert sorted(unexpected) == ["bias", "weight"], unexpected
assert model.weight.tolist() == before
model.set_state_dict(state)
assert model.bias.tolist() == [7.0, 7.0, 7.0]
