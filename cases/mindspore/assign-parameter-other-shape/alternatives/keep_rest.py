"""The queue keeps its length; the last places stay as they were."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Queue(nn.Cell):
    """Keep the keys of the last batch as negatives for the next one."""

    def __init__(self):
        super().__init__()
        self.queue = ms.Parameter(ops.zeros((4,), ms.float32), name="queue", requires_grad=False)

    def construct(self, keys):
        similarity = self.queue.sum()
        self.queue = ops.concat((keys, self.queue[3:]), 0)
        return similarity


model = Queue()
model(ops.ones((3,), ms.float32))
result = model(ops.ones((3,), ms.float32))
assert float(result.asnumpy()) == 3.0
assert model.queue.shape == (4,), f"the queue was made for 4 keys and has now {model.queue.shape}"
