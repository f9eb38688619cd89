"""A weight of another shape raises nothing: its name is in both lists, and the layer keeps its values."""

import warnings

import paddle
from paddle import nn

warnings.simplefilter("ignore")
model = nn.Linear(2, 3)
before = model.weight.tolist()
missing, unexpected = model.set_state_dict({"weight": paddle.ones([2, 5]), "bias": paddle.ones([3])})
assert list(missing) == ["weight"] and list(unexpected) == ["weight"], (missing, unexpected)
assert model.weight.tolist() == before
assert model.bias.tolist() == [1.0, 1.0, 1.0]
