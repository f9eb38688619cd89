"""A column of integer labels is refused by its dtype, with and without logits; as float32 it is taken."""

import paddle
import paddle.nn.functional as F

output, labels = paddle.full([4, 1], 0.5), paddle.to_tensor([0, 1, 1, 0]).unsqueeze(1)
for loss, words in (
    (F.binary_cross_entropy, "does not match the type of data (int64)"),
    (F.binary_cross_entropy_with_logits, "Selected wrong DataType `int64`"),
):
    try:
        loss(output, labels)
    except (ValueError, RuntimeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("integers are taken")
    assert loss(output, labels.astype("float32")) > 0
