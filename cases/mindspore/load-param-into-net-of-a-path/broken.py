"""Load saved weights into a network."""

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

trained = nn.Dense(2, 1)
ms.save_checkpoint(trained, "net.ckpt")

net = nn.Dense(2, 1)
ms.load_param_into_net(net, "net.ckpt")

result = net.weight.asnumpy()
assert (result == trained.weight.asnumpy()).all()
