"""Logits that are integers are named argument[input], and argument[weight] on 2.0."""

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


found = words(nn.BCEWithLogitsLoss(), Tensor(np.ones((4, 1)), ms.int32), ops.ones((4, 1), ms.float32))
name = "weight" if ms.__version__ < "2.1" else "input"
assert f"the input argument[{name}] must be a type of" in found, found
