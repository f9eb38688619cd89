# releases: <2.1
"""On 2.0 an index of several axes that is beyond the second one has the message of StridedSlice, outside `construct` too."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
x = ops.ones((4, 3), ms.float32)
for read in (lambda: x[0, 3], lambda: x[:, 3]):
    try:
        read().asnumpy()
    except IndexError as error:
        assert "For 'StridedSlice', " in str(error) and "'begin[1]' must be in [-3, 3)" in str(error), error
    else:
        raise AssertionError("nothing was raised")
