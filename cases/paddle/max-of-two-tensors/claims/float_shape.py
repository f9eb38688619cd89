"""reshape and expand with a shape that is a float tensor fail in the same words."""

import paddle

for call in (
    lambda: paddle.reshape(paddle.ones([6]), paddle.to_tensor([2.0, 3.0])),
    lambda: paddle.expand(paddle.ones([1, 3]), paddle.to_tensor([2.0, 3.0])),
):
    try:
        call()
    except OSError as error:
        assert "The data type of IntArrayBase only supports Tensor with int32 and int64" in str(error), error
    else:
        raise RuntimeError("nothing was raised")
