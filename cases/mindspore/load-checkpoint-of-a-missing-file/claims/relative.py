"""A relative path is looked for in the current folder."""

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

ms.save_checkpoint(nn.Dense(2, 1), "net.ckpt")
assert "weight" in ms.load_checkpoint("net.ckpt")
os.mkdir("other")
os.chdir("other")
try:
    ms.load_checkpoint("net.ckpt")
except ValueError as error:
    assert "other/net.ckpt does not exist" in str(error)
else:
    raise AssertionError("nothing was raised")
