"""Class numbers are read from a table as int32."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

table = np.loadtxt(["0.1,1.2,0", "0.7,0.3,2", "1.5,0.2,1", "0.4,0.9,1"], delimiter=",")
features = Tensor(table[:, :2], ms.float32)
labels = Tensor(table[:, 2], ms.int32)

net = nn.Dense(2, 3)
loss = nn.CrossEntropyLoss()
result = loss(net(features), labels)
assert result.shape == ()
