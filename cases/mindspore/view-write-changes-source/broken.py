"""The first token of a flattened batch is masked by index assignment; where view() shares memory
the batch itself is masked too."""

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


class MaskFirst(nn.Cell):
    """Return the flattened batch without its first token, and the sum of the whole batch."""

    def construct(self, batch):
        masked = batch.view(-1)
        masked[0] = 0.0
        return masked, batch.sum()


batch = ms.Tensor([[5.0, 1.0], [2.0, 3.0]], ms.float32)
masked, total = MaskFirst()(batch)
assert masked.asnumpy().tolist() == [0.0, 1.0, 2.0, 3.0]

result = total
seen = (float(total.asnumpy()), batch.asnumpy().tolist())
assert seen == (11.0, [[5.0, 1.0], [2.0, 3.0]]), f"sum and batch are {seen} after masking a view"
