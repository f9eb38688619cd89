"""ops.gather has the same message, an Embedding with use_one_hot names OneHot."""

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


ids = Tensor([3, 7], ms.float32)
found = words(lambda: ops.gather(ops.ones((10, 4), ms.float32), ids, 0).asnumpy())
assert "TypeError" in found and "Gather]" in found, found
found = words(lambda: nn.Embedding(10, 4, use_one_hot=True)(ids).asnumpy())
assert "TypeError: For primitive[OneHot], the input argument[indices] must be" in found, found
