"""The weights of the other head do not raise: `set_state_dict` of a layer warns and leaves them as they were."""

import warnings

import paddle

old, new = paddle.nn.Linear(4, 37), paddle.nn.Linear(4, 13)
before = new.weight.numpy().copy()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    new.set_state_dict(old.state_dict())
assert any("Skip loading for weight" in str(one.message) for one in caught)
assert (new.weight.numpy() == before).all()
