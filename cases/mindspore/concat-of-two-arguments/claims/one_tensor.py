"""A single tensor in the place of the list is refused by `Concat` as well, with an axis that is an int."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

x = ops.ones((2, 3), ms.float32)
words = "For 'Concat', the input data type must be list or tuple of tensors" if ms.__version__ < "2.1" else 'Failed calling Concat with "Concat(axis=int)(tensors=Tensor)"'
try:
    ops.cat(x)
except TypeError as error:
    assert words in str(error), error
else:
    raise AssertionError("nothing was raised")
assert ops.cat([x]).shape == (2, 3)
