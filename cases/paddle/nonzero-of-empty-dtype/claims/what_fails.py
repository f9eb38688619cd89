"""`concat` and `==` with integers complain that dtypes differ, `gather` and `scatter` of the index."""

import paddle

kept = paddle.nonzero(paddle.zeros([0])).flatten()
mask = paddle.nonzero(paddle.zeros([0]) > 0.5).flatten()
integers = paddle.zeros([0], dtype="int64")
values = paddle.ones([3])
for call, words in (
    (lambda: paddle.concat([kept, integers]), "the first tensor is float32, but 1th tensor is int64"),
    (lambda: paddle.concat([mask, integers]), "the first tensor is bool, but 1th tensor is int64"),
    (lambda: kept == integers, "different data type x: float32, y: int64"),
    (lambda: paddle.gather(values, kept), "must be int32 or int64"),
    (lambda: paddle.scatter(values, kept, paddle.ones([0])), "Index holds the wrong type"),
):
    try:
        call()
    except (ValueError, TypeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
