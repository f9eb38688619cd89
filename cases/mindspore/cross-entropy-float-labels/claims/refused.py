"""Class numbers of float32 and float64 and float masks raise; a cast to int32 mends them."""

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


loss = nn.CrossEntropyLoss()
logits = ops.ones((4, 3), ms.float32)
labels = np.array([0, 2, 1, 1])
for dtype in ("float32", "float64"):
    found = words(loss, logits, Tensor(labels.astype(dtype)))
    assert f"should be Int32, but got 'mindspore.{dtype}'" in found, found
found = words(loss, ops.ones((2, 3, 4, 4), ms.float32), ops.zeros((2, 4, 4), ms.float32))
assert "should be Int32, but got 'mindspore.float32'" in found, found
assert loss(logits, Tensor(labels.astype("float32")).astype(ms.int32)).shape == ()
