"""With sparse=True a column of class numbers raises an error of the dimension of the labels, in other words with reduction='mean'; squeeze(-1) mends it."""

import os

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


logits = ops.ones((4, 3), ms.float32)
labels = Tensor([[0], [2], [1], [1]], ms.int32)
for reduction, message in (
    ("none", "the dimension of labels must be equal to 2, but got 3"),
    ("mean", "Features shape length must be equal to Labels shape length plus 1"),
):
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction=reduction)
    found = words(loss, logits, labels)
    assert message in found, found
    assert loss(logits, labels.squeeze(-1)).shape == ((4,) if reduction == "none" else ())
