# releases: >=2.0
"""`load_param_into_net` refuses a parameter of another shape."""

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
pretrained = ms.Parameter(ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32), name="weight")
try:
    ms.load_param_into_net(head, {"weight": pretrained})
except RuntimeError as error:
    assert "should have the same shape" in str(error)
else:
    raise AssertionError("nothing was raised")
