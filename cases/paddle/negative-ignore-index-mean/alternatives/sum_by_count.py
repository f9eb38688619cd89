"""Average the loss of the labelled tokens as a sum over their number."""

import os

import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "ast")


def mean_loss(logits, labels):
    """The mean over the labelled tokens."""
    total = nn.functional.cross_entropy(logits, labels, reduction="sum")
    return total / (labels != -100).astype(total.dtype).sum()


if MODE != "dynamic":
    mean_loss = paddle.jit.to_static(mean_loss, full_graph=True)

paddle.seed(0)
logits = paddle.randn([6, 3])
labels = paddle.to_tensor([0, 2, -100, 1, -100, 0])

result = mean_loss(logits, labels).item()

known = paddle.to_tensor([0, 1, 3, 5])
expected = nn.functional.cross_entropy(logits[known], labels[known]).item()
assert abs(result - expected) < 1e-6, "the mean is %.3f instead of %.3f" % (result, expected)
