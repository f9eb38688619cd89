"""paddle.Model is no Layer: it has no forward, eval, state_dict or set_state_dict, all of which its network has."""

import paddle
from paddle import nn

model = paddle.Model(nn.Linear(2, 3))
assert not isinstance(model, nn.Layer)
for name in ("forward", "eval", "state_dict", "set_state_dict"):
    assert callable(getattr(model.network, name))
    try:
        getattr(model, name)
    except AttributeError as error:
        assert str(error) == f"'Model' object has no attribute '{name}'", error
    else:
        raise AssertionError("nothing was raised")
