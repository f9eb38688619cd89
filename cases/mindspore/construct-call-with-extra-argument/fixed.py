"""The network gets the image; the label goes to the loss."""

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


class Classifier(nn.Cell):
    """One layer."""

    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(4, 2)

    def construct(self, image):
        return self.dense(image)


net = Classifier()
loss_fn = nn.CrossEntropyLoss()
batches = [(ms.ops.ones((3, 4), ms.float32), ms.Tensor([0, 1, 1], ms.int32))]
for image, label in batches:
    logits = net(image)
    result = loss_fn(logits, label)
assert logits.shape == (3, 2)
assert result.asnumpy() > 0
