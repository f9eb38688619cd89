# releases: >=3.3
"""255 gives the mean of the labelled samples; -1 and -100 are accepted and give a smaller one."""

from paddle.nn.functional import cross_entropy

import paddle

paddle.seed(0)
logits = paddle.randn([6, 3])
labels = paddle.to_tensor([0, 2, -1, 1, -1, 0])
known = paddle.to_tensor([0, 1, 3, 5])
expected = float(cross_entropy(logits[known], labels[known]))


def loss(mark):
    """The loss with another mark for missing labels."""
    marked = paddle.where(labels < 0, paddle.full_like(labels, mark), labels)
    return float(cross_entropy(logits, marked, ignore_index=mark))


assert abs(loss(255) - expected) < 1e-6
assert abs(loss(-1) - expected * 4 / 6) < 1e-6
assert abs(loss(-100) - expected * 4 / 6) < 1e-6
