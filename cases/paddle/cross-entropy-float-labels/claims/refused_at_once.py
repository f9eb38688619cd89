"""With `weight` or `label_smoothing` float labels are refused in the forward pass, in other words."""

import paddle
import paddle.nn.functional as F

scores = paddle.to_tensor([[2.0, 1.0, 0.0]])
labels = paddle.to_tensor([1.0])
for arguments, words in (
    ({"weight": paddle.ones([3])}, "Index holds the wrong type, it holds [float32]"),
    ({"label_smoothing": 0.1}, "float32) of kernel `one_hot` is not registered"),
):
    try:
        F.cross_entropy(scores, labels, **arguments)
    except (ValueError, RuntimeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
