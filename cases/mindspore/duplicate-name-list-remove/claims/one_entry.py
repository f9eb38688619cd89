"""Two Parameters named `scale` leave one entry in the checkpoint, the second; without `name`, each gets its attribute's."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Scale(nn.Cell):
    """Two Parameters, of one given name or of none."""

    def __init__(self, **name):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([1.0], ms.float32), **name)
        self.bias = ms.Parameter(ms.Tensor([2.0], ms.float32), **name)


ms.save_checkpoint(Scale(name="scale"), "one.ckpt")
entries = ms.load_checkpoint("one.ckpt")
assert list(entries) == ["scale"]
assert entries["scale"].asnumpy().tolist() == [2.0]
names = [parameter.name for parameter in Scale().get_parameters()]
assert names == ["weight", "bias"], names
