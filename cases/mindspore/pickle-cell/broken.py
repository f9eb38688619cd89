"""Keep a model as bytes, as a worker process would receive it."""

import os
import pickle

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Net(nn.Cell):
    """One dense layer."""

    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.dense(x)


net = Net()
content = pickle.dumps(net)

copy = pickle.loads(content)
result = copy(ms.Tensor(np.array([[1.0, 2.0]], np.float32))).asnumpy()
assert result.tolist() == [[3.0, 3.0]]
