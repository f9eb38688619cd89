"""MSELoss, L1Loss and HuberLoss broadcast (N, 1) and (N,) and return another loss."""

import os

import mindspore as ms
from mindspore import Tensor, nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

values = Tensor([0, 1, 2, 3], ms.float32)
for loss, wrong in ((nn.MSELoss(), 2.5), (nn.L1Loss(), 1.25), (nn.HuberLoss(), 0.875)):
    assert float(loss(values, values).asnumpy()) == 0
    assert float(loss(values.reshape(4, 1), values).asnumpy()) == wrong
assert nn.MSELoss(reduction="none")(values.reshape(4, 1), values).shape == (4, 4)
