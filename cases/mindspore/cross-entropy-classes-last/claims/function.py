"""ops.cross_entropy says it by the operator GatherD."""

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

found = words(lambda: ops.cross_entropy(ones(4, 6, 3), zeros(4, 6)).asnumpy())
expected = "must be equal to 6, but got 3." if ms.__version__ < "2.1" else "must be greater than or equal to 6, but got 3."
assert "For primitive[GatherD], the " in found and expected in found, found
assert ops.cross_entropy(ones(4, 3, 6), zeros(4, 6)).shape == ()
