"""An index of more columns, or of three axes, is refused."""

import paddle

scores = paddle.arange(12, dtype="float32").reshape([4, 3])
states = paddle.arange(24, dtype="float32").reshape([2, 4, 3])
for x, index, words in (
    (scores, paddle.zeros([4, 2], "int64"), "when it is 2D, but we get 2"),
    (states, paddle.zeros([2, 2, 3], "int64"), "The index should be 0D or 1D, when it is not 2D, but we get 3"),
):
    try:
        paddle.gather(x, index, axis=1)
    except ValueError as error:
        assert words in str(error), error
    else:
        raise AssertionError("accepted")
    assert paddle.take_along_axis(x, index, axis=1).shape == index.shape
