"""`clip` lets the NaN of a 0 inside its bounds through; it stops the NaN of an element that it cut off."""

import paddle


def weight_gradient(weight, low):
    """The gradient of two weights whose clipped values are multiplied."""
    weight = paddle.to_tensor(weight, stop_gradient=False)
    factors = (weight * 1.0).clip(low, 1.0)
    assert factors.tolist() == [0.0, 0.5]
    paddle.prod(factors).backward()
    return weight.grad


assert weight_gradient([0.0, 0.5], -1.0).isnan().tolist() == [True, False]
assert weight_gradient([-4.0, 0.5], 0.0).tolist() == [0.0, 0.0]
