"""paddle.multiply, paddle.where and mse_loss of two such tensors have the same message."""

import paddle

a, b = paddle.ones([2, 8, 4, 4]), paddle.ones([2, 4, 8, 8])
calls = [
    lambda: paddle.multiply(a, b),
    lambda: paddle.where(a > 0, a, b),
    lambda: paddle.nn.functional.mse_loss(a, b),
]
for call in calls:
    try:
        call()
    except ValueError as error:
        assert "Broadcast dimension mismatch" in str(error)
    else:
        raise AssertionError("nothing was raised")
