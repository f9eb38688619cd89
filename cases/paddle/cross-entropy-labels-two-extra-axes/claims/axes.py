"""Labels with more axes than the scores, or two or three fewer, are refused with both numbers of axes."""

import paddle

for scores, labels in [([4, 3], [4, 1, 1]), ([4, 3], []), ([4, 5, 3], [4]), ([4, 5, 3], [])]:
    try:
        paddle.nn.functional.cross_entropy(paddle.ones(scores), paddle.zeros(labels, "int64"))
    except ValueError as error:
        assert "nput_dims - 1 = label_dims or input_dims == label_dims" in str(error)
        assert "nput_dims%d, label_dims%d)" % (len(scores), len(labels)) in str(error)
    else:
        raise AssertionError("nothing was raised")
for labels in ([4], [4, 1]):
    loss = paddle.nn.functional.cross_entropy(paddle.ones([4, 3]), paddle.zeros(labels, "int64"))
    assert loss.shape == []
