# releases: >=2.10
"""extend takes the place of append."""

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


class TwoStages(nn.Cell):
    """Refine a prediction twice and note the squared error of both stages."""

    def construct(self, prediction, target, losses):
        for weight in (0.5, 1.0):
            prediction = prediction + weight * (target - prediction)
            losses.extend([((target - prediction) ** 2).sum()])
        return prediction


losses = [ms.Tensor(0.0, ms.float32)]
model = TwoStages()
prediction = model(ms.Tensor([0.0, 0.0], ms.float32), ms.Tensor([2.0, 4.0], ms.float32), losses)
seen = [float(loss.asnumpy()) for loss in losses]
assert seen == [0.0, 5.0, 0.0], f"losses of the start and of two stages: {seen}"
