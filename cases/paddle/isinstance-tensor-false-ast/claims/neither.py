"""`isinstance(gain, (int, float))` takes None and `np.float32` for tensors; `paddle.is_tensor` does not."""

import numpy as np
import paddle


def by_number(x, gain):
    """Multiply by a gain, which is no tensor if it is a number."""
    if not isinstance(gain, (int, float)):
        gain = paddle.exp(gain)
    return x if gain is None else x * gain


def by_tensor(x, gain):
    """Multiply by a gain, which may be a tensor."""
    if paddle.is_tensor(gain):
        gain = paddle.exp(gain)
    return x if gain is None else x * gain


by_number = paddle.jit.to_static(by_number, full_graph=True)
by_tensor = paddle.jit.to_static(by_tensor, full_graph=True)
x = paddle.ones([1])
for gain, expected in ((None, 1.0), (np.float32(2.0), 2.0)):
    assert by_tensor(x, gain).tolist() == [expected]
    try:
        by_number(x, gain)
    except (TypeError, ValueError) as error:
        assert "paddle.exp(gain)" in str(error), error
    else:
        raise AssertionError("nothing was raised")
