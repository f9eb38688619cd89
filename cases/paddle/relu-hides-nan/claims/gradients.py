"""The gradient of `where` is that of relu; those of `clip` and `maximum` at 0 are 1 and 0.5 on 3.3.1, and 0 on 2.6."""

import paddle
import paddle.nn.functional as F


def gradient(function):
    """The gradient at -1, 0 and 2."""
    x = paddle.to_tensor([-1.0, 0.0, 2.0], stop_gradient=False)
    function(x).sum().backward()
    return x.grad.tolist()


assert gradient(F.relu) == [0.0, 0.0, 1.0]
assert gradient(lambda x: paddle.where(paddle.isnan(x), x, F.relu(x))) == [0.0, 0.0, 1.0]
at_zero = [
    gradient(lambda x: paddle.clip(x, min=0))[1],
    gradient(lambda x: paddle.maximum(x, paddle.zeros([])))[1],
]
if paddle.__version__ == "3.3.1":
    assert at_zero == [1.0, 0.5], at_zero
elif paddle.__version__.startswith("2."):
    assert at_zero == [0.0, 0.0], at_zero
