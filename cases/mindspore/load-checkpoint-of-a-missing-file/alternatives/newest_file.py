"""The newest file of a prefix is loaded, and not that of another prefix which begins with the same letters."""

import os
import re
from pathlib import Path

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

config = ms.train.CheckpointConfig(save_checkpoint_steps=2)
saving = ms.train.ModelCheckpoint(prefix="net", directory="checkpoints", config=config)
data = ms.dataset.NumpySlicesDataset((np.ones((8, 2), np.float32), np.ones((8, 1), np.float32)))
net = nn.Dense(2, 1)
model = ms.train.Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
model.train(2, data.batch(2), callbacks=[saving], dataset_sink_mode=False)

ms.save_checkpoint(nn.Dense(2, 1), "checkpoints/network-1_4.ckpt")  # of another model

name = re.compile(r"net(_\d+)?-\d+_\d+\.ckpt")
files = [path for path in Path("checkpoints").iterdir() if name.fullmatch(path.name)]
newest = max(files, key=lambda path: path.stat().st_mtime_ns)
parameters = ms.load_checkpoint(str(newest))
assert (parameters["weight"].asnumpy() == net.weight.asnumpy()).all()
assert "network-1_4.ckpt" in [path.name for path in Path("checkpoints").glob("net*.ckpt")]
