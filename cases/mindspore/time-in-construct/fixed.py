"""The time is read outside and passed in as a tensor."""

import os
import time

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Age(nn.Cell):
    """Seconds since a start."""

    def construct(self, start, now):
        return now - start


age = Age()
start = ms.Tensor(time.perf_counter(), ms.float64)
first = float(age(start, ms.Tensor(time.perf_counter(), ms.float64)).asnumpy())
time.sleep(0.5)
later = float(age(start, ms.Tensor(time.perf_counter(), ms.float64)).asnumpy())
assert later > first, "the second reading of the clock is not later than the first"
result = 1
