"""Along an axis the zero's gradient is NaN too, and that of `cumprod` is right."""

import paddle


def gradient(function):
    x = paddle.to_tensor([[0.0, 2.0], [3.0, 4.0]], stop_gradient=False)
    function(x).sum().backward()
    return x.grad


assert gradient(lambda x: paddle.prod(x, axis=1))[0, 0].isnan().item()
assert gradient(lambda x: paddle.cumprod(x, dim=1)[:, -1]).tolist() == [[2.0, 0.0], [4.0, 3.0]]
