"""A second training in the same folder, and a third, write files with other prefixes."""

import os

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

for _ in range(3):
    config = ms.train.CheckpointConfig(save_checkpoint_steps=4)
    saving = ms.train.ModelCheckpoint(prefix="net", directory="here", config=config)
    data = ms.dataset.NumpySlicesDataset((np.ones((8, 2), np.float32), np.ones((8, 1), np.float32)))
    net = nn.Dense(2, 1)
    model = ms.train.Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
    model.train(1, data.batch(2), callbacks=[saving], dataset_sink_mode=False)
files = sorted(one for one in os.listdir("here") if one.endswith(".ckpt"))
assert files == ["net-1_4.ckpt", "net_1-1_4.ckpt", "net_2-1_4.ckpt"], files
