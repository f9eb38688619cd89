"""SoftmaxCrossEntropyWithLogits with sparse=True refuses floats in the name of an operator inside."""

import os

import mindspore as ms
import numpy as np
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
labels = Tensor(np.array([0, 2, 1, 1]), ms.float32)
for reduction, name in (("none", "OneHot"), ("mean", "SparseSoftmaxCrossEntropyWithLogits")):
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction=reduction)
    found = words(loss, logits, labels)
    assert found.startswith(f"TypeError: For primitive[{name}], the input argument["), found
    assert "but got Tensor[Float32]" in found, found
    assert loss(logits, labels.astype(ms.int32)).shape == ((4,) if reduction == "none" else ())
