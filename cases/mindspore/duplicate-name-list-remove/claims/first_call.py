# releases: >=2.8
"""After a call the checkpoint has both by their attributes' names; a network without a call loads none of them."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Scale(nn.Cell):
    """x * weight + bias, with one name for both."""

    def __init__(self, weight, bias):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([weight], ms.float32), name="scale")
        self.bias = ms.Parameter(ms.Tensor([bias], ms.float32), name="scale")

    def construct(self, x):
        return x * self.weight + self.bias


trained = Scale(3.0, 5.0)
trained(ms.Tensor([1.0], ms.float32))
ms.save_checkpoint(trained, "called.ckpt")
entries = ms.load_checkpoint("called.ckpt")
assert sorted(entries) == ["bias", "weight"]

restored = Scale(0.0, 0.0)
missing, unused = ms.load_param_into_net(restored, entries)
assert list(missing) == ["scale", "scale"]
assert sorted(unused) == ["bias", "weight"]
assert restored.weight.asnumpy().tolist() == [0.0]
