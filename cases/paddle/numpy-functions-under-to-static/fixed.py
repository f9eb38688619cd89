"""Convert a layer that scales spectra to a peak of 1."""

import os

import numpy as np
import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "ast")


class Scaled(nn.Layer):
    """Divide by the largest value."""

    def forward(self, spectra):
        peak = spectra.max()
        return spectra / peak


layer = Scaled()
if MODE != "dynamic":
    layer = paddle.jit.to_static(layer, full_graph=MODE == "ast")

result = layer(paddle.to_tensor([[1.0, 2.0], [5.0, 4.0]])).numpy()
assert np.allclose(result, [[0.2, 0.4], [1.0, 0.8]])
