"""The format is written in capitals."""

import os
import tempfile

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

net = nn.SequentialCell(nn.Dense(10, 32), nn.ReLU(), nn.Dense(32, 2))
net.set_train(False)
x = ms.Tensor(np.ones((1, 10), np.float32))
folder = tempfile.mkdtemp()
ms.export(net, x, file_name=os.path.join(folder, "classifier"), file_format="MINDIR")
result = [name for name in os.listdir(folder) if name.startswith("classifier.")]
assert result == ["classifier.mindir"]
