# releases: >=2.8
"""The first line of the message is the call as it was, the line below it the valid one; an array of NumPy in the list has `numpy.ndarray` there."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

x = ops.ones((2, 3), ms.float32)
valid = '"Concat(axis=<int>)(tensors=<list of tensor, tuple of Tensor>)"'
for call, words in (
    (lambda: ops.cat(x, x), '"Concat(axis=Tensor)(tensors=Tensor)"'),
    (lambda: ops.cat([x, np.ones((2, 3), np.float32)]), "\"Concat(axis=int)(tensors=List<Tensor, <class 'numpy.ndarray'>>)\""),
):
    try:
        call()
    except TypeError as error:
        first, second, third = str(error).splitlines()[:3]
        assert words in first and "The valid calling should be:" in second and valid in third, error
    else:
        raise AssertionError("nothing was raised")
