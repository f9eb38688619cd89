"""Scores [N, T, C] and labels [N] have the same message; `scores[:, -1]` mends it, and for T = 1 `scores.squeeze(1)`, for a batch of one too."""

import paddle

for count, steps in (4, 1), (1, 1), (4, 5):
    scores, labels = paddle.ones([count, steps, 3]), paddle.zeros([count], "int64")
    try:
        paddle.nn.functional.cross_entropy(scores, labels)
    except ValueError as error:
        assert "label_dims1)" in str(error) and "nput_dims3" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert paddle.nn.functional.cross_entropy(scores[:, -1], labels).shape == []
    if steps == 1:
        assert paddle.nn.functional.cross_entropy(scores.squeeze(1), labels).shape == []
