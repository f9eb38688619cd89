"""set_state_dict warns once for each parameter, returns both lists of keys, and changes no weight."""

import warnings

import paddle
from paddle import nn

backbone = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2))
weight = backbone[0].weight.numpy().copy()
checkpoint = {"backbone." + key: value * 0.0 for key, value in backbone.state_dict().items()}
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    missing, unexpected = backbone.set_state_dict(checkpoint)
assert sorted(missing) == sorted(backbone.state_dict()) and sorted(unexpected) == sorted(checkpoint)
for key in backbone.state_dict():
    assert sum(str(one.message).startswith("Skip loading for %s." % key) for one in caught) == 1
assert (backbone[0].weight.numpy() == weight).all()
