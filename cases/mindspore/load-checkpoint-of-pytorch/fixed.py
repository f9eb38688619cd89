"""The file is read by what wrote it, and the arrays are made to parameters."""

import os
import pickle
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

folder = tempfile.mkdtemp()
path = os.path.join(folder, "classifier.pth")
random = np.random.RandomState(0)
weights = {"weight": random.rand(2, 10).astype(np.float32), "bias": np.zeros(2, np.float32)}
with open(path, "wb") as file:  # in place of torch.save
    pickle.dump(weights, file)

net = nn.Dense(10, 2)
with open(path, "rb") as file:  # in place of torch.load
    saved = pickle.load(file)
parameters = {name: ms.Parameter(ms.Tensor(array), name=name) for name, array in saved.items()}
ms.load_param_into_net(net, parameters)
result = net(ms.Tensor(np.ones((1, 10), np.float32))).asnumpy().tolist()
assert np.allclose(result, weights["weight"].sum(1), atol=1e-3)
