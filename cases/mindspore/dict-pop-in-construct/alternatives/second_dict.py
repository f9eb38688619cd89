"""A second dict has the entries without the mask."""

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


class MaskedSum(nn.Cell):
    """Sum of the tokens that the mask shows."""

    def construct(self, tokens, mask):
        features = {"tokens": tokens, "mask": mask}
        visible = features["mask"]
        rest = {"tokens": features["tokens"]}
        return (rest["tokens"] * visible).sum()


result = MaskedSum()(ms.Tensor([1.0, 2.0], ms.float32), ms.Tensor([0.0, 1.0], ms.float32))
assert float(result.asnumpy()) == 2.0
