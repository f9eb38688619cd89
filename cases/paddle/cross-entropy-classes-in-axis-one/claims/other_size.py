"""Labels of another length or height have the same words, and so has axis=1 for scores with the classes last."""

import paddle
import paddle.nn.functional as F

for scores, labels, axis, words in (
    ([2, 7, 50], [2, 8], -1, "logits_dims[i]:7 != labels_dims[i]:8"),
    ([2, 16, 16, 5], [2, 15, 16], -1, "logits_dims[i]:16 != labels_dims[i]:15"),
    ([2, 5, 16, 16], [2, 32, 32], 1, "logits_dims[i]:16 != labels_dims[i]:32"),
    ([2, 16, 16, 5], [2, 16, 16], 1, "logits_dims[i]:5 != labels_dims[i]:16"),
):
    try:
        F.cross_entropy(paddle.randn(scores), paddle.zeros(labels, "int64"), axis=axis)
    except ValueError as error:
        assert "Input(Logits) and Input(Label) should in same shape in dimensions except axis" in str(error), error
        assert words in str(error), error
    else:
        raise RuntimeError("accepted")
