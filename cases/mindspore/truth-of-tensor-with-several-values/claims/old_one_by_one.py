# releases: <2.1
"""A single element of shape (1, 1) has no truth, also outside of `construct`; one of shape (1,) has."""

import os

import mindspore as ms
import numpy as np

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")
assert bool(ms.Tensor(np.ones(1), ms.float32))
try:
    bool(ms.Tensor(np.ones((1, 1)), ms.float32))
except ValueError as error:
    assert "The truth value of an array with more than one element is ambiguous" in str(error), error
else:
    raise AssertionError("nothing was raised")
