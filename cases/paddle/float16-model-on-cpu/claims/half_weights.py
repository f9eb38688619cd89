"""A float32 layer refuses float16 weights, and takes them after a cast."""

import paddle

layer, other = paddle.nn.Linear(3, 2), paddle.nn.Linear(3, 2)
half = {name: value.astype("float16") for name, value in layer.state_dict().items()}
try:
    other.set_state_dict(half)
except AssertionError as error:
    assert "dtype not match" in str(error)
else:
    raise AssertionError("nothing was raised")
other.set_state_dict({name: value.astype("float32") for name, value in half.items()})
assert other.weight.dtype == paddle.float32
assert paddle.allclose(other.weight, half["weight"].astype("float32"))
