"""The statistics are averaged only in a distributed run."""

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


class MeanOverWorkers(nn.Cell):
    """Average a statistic over the workers of a data-parallel run."""

    def __init__(self, workers):
        super().__init__()
        self.workers = workers
        if workers > 1:
            self.all_reduce = ops.AllReduce()

    def construct(self, x):
        if self.workers > 1:
            return self.all_reduce(x) / self.workers
        return x


mean = MeanOverWorkers(workers=1)
result = mean(ms.Tensor([1.0, 3.0], ms.float32))
assert result.asnumpy().tolist() == [1.0, 3.0]
