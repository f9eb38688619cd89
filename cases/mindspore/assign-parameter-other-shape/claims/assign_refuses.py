"""`ops.assign` refuses another shape in both modes."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Queue(nn.Cell):
    """Keep the last keys."""

    def __init__(self):
        super().__init__()
        self.queue = ms.Parameter(ops.zeros((4,), ms.float32), name="queue")

    def construct(self, keys):
        ops.assign(self.queue, keys)
        return keys


try:
    Queue()(ops.ones((3,), ms.float32)).asnumpy()
except ValueError as error:
    assert "'value' must have the same shape as 'variable'" in str(error), error
else:
    raise AssertionError("nothing was raised")
