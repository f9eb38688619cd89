"""A head for other classes is loaded with Parameter.set_data: 2.0 refuses the other shape, later
releases take it and the layer disagrees with itself."""

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

head = nn.Dense(2, 3, weight_init="ones")
pretrained = ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)  # two classes, the head has three
head.weight.set_data(pretrained)
classes = (head.weight.shape[0], head.bias.shape[0])
assert classes[0] == classes[1], f"rows of the weight and entries of the bias: {classes}"
result = head(ms.Tensor([[1.0, 1.0]], ms.float32))
