# releases: >=3.1.1
"""From 3.1.1 on the sum of no samples is 0, and `reduction="none"` is empty; soft labels give NaN like numbers."""

import paddle
import paddle.nn.functional as F

logits, labels = paddle.zeros([0, 3]), paddle.zeros([0], dtype="int64")
assert F.cross_entropy(logits, labels, reduction="sum").item() == 0
assert list(F.cross_entropy(logits, labels, reduction="none").shape)[0] == 0
assert paddle.isnan(F.cross_entropy(logits, labels)).item()
assert paddle.isnan(F.cross_entropy(logits, paddle.zeros([0, 3]), soft_label=True)).item()
