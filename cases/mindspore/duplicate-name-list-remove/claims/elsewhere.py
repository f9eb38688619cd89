"""Of two shapes, loading says "should have the same shape"; in a sub-cell the names are those of the attributes, and it works."""

import mindspore as ms
from mindspore import nn


class Pair(nn.Cell):
    """Two Parameters of one name."""

    def __init__(self, length):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([3.0], ms.float32), name="scale")
        self.bias = ms.Parameter(ms.Tensor([5.0] * length, ms.float32), name="scale")


class Model(nn.Cell):
    """Has the pair as a sub-cell."""

    def __init__(self):
        super().__init__()
        self.inner = Pair(1)


ms.save_checkpoint(Pair(2), "pair.ckpt")
try:
    ms.load_param_into_net(Pair(2), ms.load_checkpoint("pair.ckpt"))
except RuntimeError as error:
    assert "should have the same shape" in str(error), error
else:
    raise AssertionError("nothing was raised")

ms.save_checkpoint(Model(), "model.ckpt")
entries = ms.load_checkpoint("model.ckpt")
assert sorted(entries) == ["inner.bias", "inner.weight"]
ms.load_param_into_net(Model(), entries)
