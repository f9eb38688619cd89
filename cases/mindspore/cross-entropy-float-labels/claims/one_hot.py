"""One-hot labels are right as float32; as int32, or as a column of class numbers, they are refused as probabilities."""

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
assert loss(logits, Tensor(np.eye(3)[labels], ms.float32)).shape == ()
column = Tensor(labels[:, None], ms.int32)
for wrong in (Tensor(np.eye(3)[labels], ms.int32), column):
    found = words(loss, logits, wrong)
    assert "one of [mindspore.float16, mindspore.float32], but got 'mindspore.int32'" in found, found
assert loss(logits, column.squeeze(-1)).shape == ()
