# releases: >=2.10
"""ops.gather and an index in brackets have the same message."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
table = ops.ones((4, 2), ms.float32)
ids = ms.Tensor([0, 7], ms.int32)
for pick in (lambda: ops.gather(table, ids, 0), lambda: table[ids]):
    try:
        pick().asnumpy()
    except RuntimeError as error:
        assert "For 'Gather', the 'input_indices' should be in the range [0, 4), but got 7" in str(
            error
        )
    else:
        raise AssertionError("nothing was raised")
