"""The positions are cast to int64, whatever their number."""

import paddle


def kept_ids(scores):
    """The positions of the positive scores and the mark."""
    kept = paddle.nonzero(scores).flatten().astype("int64")
    return paddle.concat([kept, paddle.to_tensor([-1])])


result = kept_ids(paddle.zeros([0]))
assert result.tolist() == [-1]
