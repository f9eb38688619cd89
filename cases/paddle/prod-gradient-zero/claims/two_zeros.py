"""With two zeros the gradient of `prod` is NaN at both, and that of `cumprod` is 0 everywhere."""

import paddle


def gradient(function):
    x = paddle.to_tensor([0.0, 0.0, 2.0], stop_gradient=False)
    function(x).backward()
    return x.grad


assert gradient(paddle.prod).isnan().tolist() == [True, True, False]
assert gradient(lambda x: paddle.cumprod(x, dim=0)[-1]).tolist() == [0.0, 0.0, 0.0]
