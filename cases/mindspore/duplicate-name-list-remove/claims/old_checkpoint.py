"""A checkpoint with one entry for two gives the Parameter that keeps the name the value of the other."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Scale(nn.Cell):
    """Two Parameters and their names."""

    def __init__(self, weight, bias, name):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([weight], ms.float32), name="scale")
        self.bias = ms.Parameter(ms.Tensor([bias], ms.float32), name=name)


ms.save_checkpoint(Scale(3.0, 5.0, "scale"), "old.ckpt")
mended = Scale(0.0, 0.0, "shift")
ms.load_param_into_net(mended, ms.load_checkpoint("old.ckpt"))
assert mended.weight.asnumpy().tolist() == [5.0]
assert mended.bias.asnumpy().tolist() == [0.0]
