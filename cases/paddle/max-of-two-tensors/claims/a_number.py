"""max(x, 0.0) is refused in other words, and maximum(x, 0.0) too; clip takes numbers."""

import paddle

x = paddle.to_tensor([-1.0, 5.0])
for call, kinds, words in (
    (lambda: paddle.max(x, 0.0), (TypeError, ValueError), "max(): argument (position 2) must be list"),
    (lambda: paddle.maximum(x, 0.0), (TypeError, ValueError), "maximum(): argument 'y' (position 1) must be Tensor, but got float"),
):
    try:
        call()
    except kinds as error:
        assert words in str(error), error
    else:
        raise RuntimeError("nothing was raised")
assert paddle.clip(x, min=0.0).tolist() == [0, 5]
assert paddle.maximum(x, paddle.to_tensor(0.0)).tolist() == [0, 5]
