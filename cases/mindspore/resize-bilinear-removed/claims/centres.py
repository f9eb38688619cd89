"""interpolate has the values of ResizeBilinearV2 with half_pixel_centers=True, not without; align_corners=True is the same in both."""

import os

import mindspore as ms
from mindspore import ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)

x = ops.ones((1, 1, 2, 2), ms.float32) * ms.Tensor([[0, 1], [2, 3]], ms.float32)
found = ops.interpolate(x, size=(4, 4), mode="bilinear").asnumpy()
same = ops.ResizeBilinearV2(half_pixel_centers=True)(x, (4, 4)).asnumpy()
other = ops.ResizeBilinearV2()(x, (4, 4)).asnumpy()
assert (found == same).all()
assert not (found == other).all()
found = ops.interpolate(x, size=(4, 4), mode="bilinear", align_corners=True).asnumpy()
assert (found == ops.ResizeBilinearV2(align_corners=True)(x, (4, 4)).asnumpy()).all()
