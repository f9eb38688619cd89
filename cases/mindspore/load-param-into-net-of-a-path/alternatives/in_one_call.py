"""load_checkpoint with the network loads the parameters into it."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

trained, net = nn.Dense(2, 1), nn.Dense(2, 1)
ms.save_checkpoint(trained, "net.ckpt")
ms.load_checkpoint("net.ckpt", net=net)
assert (net.weight.asnumpy() == trained.weight.asnumpy()).all()
