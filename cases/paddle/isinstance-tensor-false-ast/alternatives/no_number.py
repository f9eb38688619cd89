"""Ask whether the gain is a number, in which case it is no tensor."""

import paddle


def scale(x, gain):
    """Multiply by a gain: a number, or a tensor of logarithms that is exponentiated first."""
    if not isinstance(gain, (int, float)):
        gain = paddle.exp(gain)
    return x * gain


scale = paddle.jit.to_static(scale, full_graph=True)
result = scale(paddle.ones([2]), paddle.zeros([1]))
assert result.tolist() == [1.0, 1.0], "ones times exp(0) are %s" % result.tolist()
