# releases: >=2.10
"""ops.dense and mint.nn.Linear say Dense shape error for a width that does not fit."""

import os

import mindspore as ms
from mindspore import mint, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
x = ops.ones((2, 3), ms.float32)
for product in (
    lambda: ops.dense(x, ops.ones((2, 4), ms.float32)),
    lambda: mint.nn.Linear(4, 2)(x),
):
    try:
        product().asnumpy()
    except ValueError as error:
        assert "Dense shape error, got x_col: 3, w_row: 4." in str(error)
    else:
        raise AssertionError("nothing was raised")
