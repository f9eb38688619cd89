# releases: <2.1
"""On 2.0 nn.NLLLoss has the message with its own name."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE, pynative_synchronize=True)


def ones(*shape):
    """Logits."""
    return ops.ones(shape, ms.float32)


def zeros(*shape):
    """Class numbers."""
    return Tensor(np.zeros(shape), ms.int32)


loss = nn.CrossEntropyLoss()


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")

found = words(nn.NLLLoss(), ones(4, 6, 3), zeros(4, 6))
assert "ValueError: For 'NLLLoss', the shape of 'logits' should be (N, C, d_0, d_1, ...), and the shape of 'labels' should be (N, d_0, d_1, ...), but get 'logits' shape: (4, 6, 3) and 'labels' shape: (4, 6)" in found, found
