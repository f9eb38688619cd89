"""The NaN goes through `relu` into the weights; `clip` stops that of an element which it cut off."""

import paddle
from paddle.nn import functional


def weight_gradient(activation):
    """The gradient of a weight, one of whose two outputs is 0 after the activation."""
    weight = paddle.to_tensor([-1.0, 0.5], stop_gradient=False)
    factors = activation(weight * 1.0)
    assert factors.tolist() == [0.0, 0.5]
    paddle.prod(factors).backward()
    return weight.grad


assert weight_gradient(functional.relu).isnan().tolist() == [True, False]
assert weight_gradient(lambda x: x.clip(0.0, 1.0)).tolist() == [0.0, 0.0]
