"""`ops.TensorScatterUpdate` by itself does it, while `TensorScatterAdd` and `gather_nd` refuse the index."""

import os

import mindspore as ms
import numpy as np
from mindspore import ops

ms.set_context(mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE)

x = ms.Tensor(np.zeros((2, 3), np.float32))
index, update = ms.Tensor([[0, 3]], ms.int32), ms.Tensor([1.0], ms.float32)
assert ops.TensorScatterUpdate()(x, index, update).asnumpy().tolist() == [[0, 0, 0], [1, 0, 0]]
for call in (lambda: ops.TensorScatterAdd()(x, index, update), lambda: ops.gather_nd(x, index)):
    try:
        call().asnumpy()
    except RuntimeError as error:
        assert "out of range" in str(error) or "does not index into" in str(error), error
    else:
        raise AssertionError("accepted")
