"""Missing and unknown names raise nothing: set_state_dict returns both lists."""

import warnings

import paddle
from paddle import nn

warnings.simplefilter("ignore")
model = nn.Sequential(nn.Linear(2, 3), nn.Linear(3, 1))
state = {"0.weight": paddle.ones([2, 3]), "0.bias": paddle.ones([3]), "head.weight": paddle.ones([3, 1])}
missing, unexpected = model.set_state_dict(state)
assert sorted(missing) == ["1.bias", "1.weight"], missing
assert list(unexpected) == ["head.weight"], unexpected
assert model[0].bias.tolist() == [1.0, 1.0, 1.0]
