"""A map of the dataset casts the data to float32."""

import os

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn
from mindspore.dataset import transforms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

features = np.random.default_rng(0).standard_normal((3, 4))
net = nn.Dense(4, 2)
dataset = ds.NumpySlicesDataset({"x": features}, shuffle=False)
dataset = dataset.map(transforms.TypeCast(ms.float32), ["x"]).batch(3)
(batch,) = dataset.create_dict_iterator()
result = net(batch["x"])
assert result.dtype == ms.float32
assert result.shape == (3, 2)
