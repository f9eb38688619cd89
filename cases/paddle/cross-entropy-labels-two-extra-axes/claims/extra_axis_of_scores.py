"""Scores [N, 1, C] and labels [N] have the same message; `scores.squeeze(1)` mends it, for a batch of one too."""

import paddle

for count in (4, 1):
    scores, labels = paddle.ones([count, 1, 3]), paddle.zeros([count], "int64")
    try:
        paddle.nn.functional.cross_entropy(scores, labels)
    except ValueError as error:
        assert "label_dims1)" in str(error) and "nput_dims3" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert paddle.nn.functional.cross_entropy(scores.squeeze(1), labels).shape == []
