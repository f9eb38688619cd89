"""A model averages its statistics over all workers, but is run as a single process without
communication.init()."""

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
        self.all_reduce = ops.AllReduce()

    def construct(self, x):
        return self.all_reduce(x) / self.workers


mean = MeanOverWorkers(workers=1)
result = mean(ms.Tensor([1.0, 3.0], ms.float32))
assert result.asnumpy().tolist() == [1.0, 3.0]
