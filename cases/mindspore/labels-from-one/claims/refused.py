"""With reduction="mean" a label that is larger than the number of classes raises "got error label!"."""

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

loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
try:
    loss_fn(ms.Tensor([[0.1, 0.7, 0.2]], ms.float32), ms.Tensor([4], ms.int32)).asnumpy()
except RuntimeError as error:
    assert "got error label!" in str(error), error
else:
    raise AssertionError("nothing was raised")
