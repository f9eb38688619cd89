# releases: <2.1
"""ResizeBilinearV2 has the values of both old forms, with each option; a scale factor is the size times it."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

x = Tensor(np.random.RandomState(0).rand(1, 2, 5, 7), ms.float32)
for size in ((10, 14), (3, 4)):
    for options in ({}, {"align_corners": True}, {"half_pixel_centers": True}):
        new = ops.ResizeBilinearV2(**options)(x, size).asnumpy()
        assert (ops.ResizeBilinear(size, **options)(x).asnumpy() == new).all(), (size, options)
    new = ops.ResizeBilinearV2(align_corners=True)(x, size).asnumpy()
    assert (nn.ResizeBilinear()(x, size, align_corners=True).asnumpy() == new).all(), size
old = nn.ResizeBilinear()(x, scale_factor=2).asnumpy()
assert (old == ops.ResizeBilinearV2()(x, (10, 14)).asnumpy()).all()
