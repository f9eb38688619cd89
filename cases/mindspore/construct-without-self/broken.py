"""A layer forgets `self` in the definition of construct."""

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


class Scale(nn.Cell):
    """Bring pixels into the range from 0 to 1."""

    def construct(image):
        return image / 255


image = ms.Tensor([51.0, 255.0], ms.float32)
result = Scale()(image)
assert abs(result.asnumpy() - [0.2, 1.0]).max() < 1e-6
