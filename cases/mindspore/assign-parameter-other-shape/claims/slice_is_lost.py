"""An assignment to a slice of a Parameter is lost after the call in Graph mode; PyNative mode keeps it."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE)


class Queue(nn.Cell):
    """Keep the last keys."""

    def __init__(self):
        super().__init__()
        self.queue = ms.Parameter(ops.zeros((4,), ms.float32), name="queue", requires_grad=False)

    def construct(self, keys):
        self.queue[:3] = keys
        return self.queue.sum()


model = Queue()
assert float(model(ops.ones((3,), ms.float32)).asnumpy()) == 3.0
kept = [0.0] * 4 if MODE == "graph" else [1.0, 1.0, 1.0, 0.0]
assert model.queue.asnumpy().tolist() == kept, model.queue
