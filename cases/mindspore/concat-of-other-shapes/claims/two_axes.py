# releases: >=2.7
"""Where two axes differ, that of the join counted among them, the later words are "only support one axis different"; where one differs, the message names both axes."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE, pynative_synchronize=True)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


more = "only support one axis different, bug got more than one(shapes is "
named = "shapes of tensors must match except in given concat axis 1, but got mismatch in 2(all input shapes are "
for first, second, later in (
    ((2, 4, 15, 15), (2, 4, 14, 14), more),
    ((2, 4, 15, 15), (2, 3, 14, 15), more),
    ((2, 4, 15, 15), (2, 4, 14, 15), named),
):
    found = words(ops.concat, (ops.ones(first), ops.ones(second)), 1)
    assert later in found, found
