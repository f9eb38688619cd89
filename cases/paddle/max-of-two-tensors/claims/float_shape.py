"""sum, mean, zeros, reshape and expand with a float tensor in place of an axis or a shape fail in the same words."""

import paddle

x, two = paddle.ones([2, 3]), paddle.to_tensor([2.0, 3.0])
for call in (
    lambda: paddle.sum(x, two),
    lambda: paddle.mean(x, two),
    lambda: paddle.zeros(two),
    lambda: paddle.reshape(x, two),
    lambda: paddle.expand(paddle.ones([1, 3]), two),
):
    try:
        call()
    except OSError as error:
        assert "The data type of IntArrayBase only supports Tensor with int32 and int64" in str(error), error
    else:
        raise RuntimeError("nothing was raised")
