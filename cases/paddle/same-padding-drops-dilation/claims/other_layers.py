"""Conv2D, Conv3D, the transposed convolutions and conv1d of functional drop the dilation too, also with "same" in small letters; "VALID" keeps it."""

import numpy as np
import paddle
from paddle import nn

options = {"dilation": 4, "weight_attr": nn.initializer.Constant(1.0), "bias_attr": False}


def reach(convolution, axes):
    """Return how far apart the first and last place are that a single one gets to."""
    values = np.zeros([1, 1] + [21] * axes, "float32")
    values[(0, 0) + (10,) * axes] = 1
    places = np.nonzero(convolution(paddle.to_tensor(values)).numpy())[2]
    return places.max() - places.min()


for kind, axes in ((nn.Conv1D, 1), (nn.Conv2D, 2), (nn.Conv3D, 3), (nn.Conv1DTranspose, 1), (nn.Conv2DTranspose, 2)):
    assert reach(kind(1, 1, 3, padding="SAME", **options), axes) == 2, kind
    assert reach(kind(1, 1, 3, padding=4, **options), axes) == 8, kind
assert reach(nn.Conv1D(1, 1, 3, padding="same", **options), 1) == 2
assert reach(nn.Conv1D(1, 1, 3, padding="VALID", **options), 1) == 8
weight = paddle.ones([1, 1, 3])
assert reach(lambda series: nn.functional.conv1d(series, weight, padding="SAME", dilation=4), 1) == 2
