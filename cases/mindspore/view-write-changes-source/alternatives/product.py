"""The first token is masked by a product, which makes a new tensor."""

import os

import numpy as np

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class MaskFirst(nn.Cell):
    """Return the flattened batch without its first token, and the sum of the whole batch."""

    def construct(self, batch, hidden):
        masked = batch.view(-1) * (1.0 - hidden.astype(ms.float32))
        return masked, batch.sum()


batch = ms.Tensor([[5.0, 1.0], [2.0, 3.0]], ms.float32)
hidden = ms.Tensor(np.array([True, False, False, False]))
masked, total = MaskFirst()(batch, hidden)
assert masked.asnumpy().tolist() == [0.0, 1.0, 2.0, 3.0]

seen = (float(total.asnumpy()), batch.asnumpy().tolist())
assert seen == (11.0, [[5.0, 1.0], [2.0, 3.0]]), f"sum and batch are {seen} after masking a view"
