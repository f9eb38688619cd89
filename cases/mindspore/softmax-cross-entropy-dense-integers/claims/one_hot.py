"""One-hot labels of another dtype than the logits raise the same error: int32 beside float32, float32 beside float16."""

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


loss = nn.SoftmaxCrossEntropyWithLogits(reduction="mean")
labels = np.eye(3)[[0, 2, 1, 1]]
for of_labels, of_logits in ((ms.int32, ms.float32), (ms.float32, ms.float16)):
    logits = Tensor(np.ones((4, 3)), of_logits)
    found = words(loss, logits, Tensor(labels, of_labels))
    assert "the input type must be same" in found, found
    assert f"[label_type]:Tensor[{of_labels}]" in found, found
    assert loss(logits, Tensor(labels, of_labels).astype(logits.dtype)).shape == ()
