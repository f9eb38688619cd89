"""The positions of a mask are cast to int64, whatever their number."""

import paddle


def kept_ids(scores):
    """The positions of the positive scores and the mark."""
    kept = paddle.nonzero(scores > 0).flatten().astype("int64")
    return paddle.concat([kept, paddle.to_tensor([-1])])


result = kept_ids(paddle.zeros([0]))
assert result.tolist() == [-1]
assert kept_ids(paddle.to_tensor([0.0, 2.0])).tolist() == [1, -1]
