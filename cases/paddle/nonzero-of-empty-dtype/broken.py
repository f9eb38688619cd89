"""Number the boxes to keep, with -1 as the mark of the end; this image has no boxes."""

import paddle


def kept_ids(scores):
    """The positions of the positive scores and the mark."""
    kept = paddle.nonzero(scores).flatten()
    return paddle.concat([kept, paddle.to_tensor([-1])])


result = kept_ids(paddle.zeros([0]))
assert result.tolist() == [-1]
