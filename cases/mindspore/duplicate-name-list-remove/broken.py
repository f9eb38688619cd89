"""Two Parameters carry the same name; the checkpoint holds one of them, and loading it ends inside
the framework with list.remove(x)."""

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


class Scale(nn.Cell):
    """x * weight + bias."""

    def __init__(self, weight, bias):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([weight], ms.float32), name="scale")
        self.bias = ms.Parameter(ms.Tensor([bias], ms.float32), name="scale")

    def construct(self, x):
        return x * self.weight + self.bias


trained = Scale(3.0, 5.0)
ms.save_checkpoint(trained, "scale.ckpt")
restored = Scale(0.0, 0.0)
ms.load_param_into_net(restored, ms.load_checkpoint("scale.ckpt"))
result = restored(ms.Tensor([1.0], ms.float32))
assert result.asnumpy().tolist() == [8.0]
