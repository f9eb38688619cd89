"""ops.cat, ops.stack and a call with three arguments: outside construct stack names its axis, and a third argument is one too many in Python."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

x = ops.ones((2, 3), ms.float32)
for call, words in (
    (lambda: ops.cat(x, x), "'axis' should be 'int', but got type 'Tensor'" if ms.__version__ < "2.1" else 'Failed calling Concat with "Concat(axis=Tensor)(tensors=Tensor)"'),
    (lambda: ops.stack(x, x), "For 'Stack', the type of 'axis' should be 'int', but got type 'Tensor'."),
    (lambda: ops.cat(x, x, 1), "cat() takes from 1 to 2 positional arguments but 3 were given"),
):
    try:
        call()
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert ops.cat((x, x)).shape == (4, 3)
assert ops.stack((x, x)).shape == (2, 2, 3)
