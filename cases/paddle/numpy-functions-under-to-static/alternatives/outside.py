"""NumPy computes before the converted layer, which gets the value as a tensor."""

import os

import numpy as np
import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "ast")


class Scaled(nn.Layer):
    def forward(self, spectra, peak):
        return spectra / peak


layer = Scaled()
if MODE != "dynamic":
    layer = paddle.jit.to_static(layer, full_graph=MODE == "ast")

spectra = paddle.to_tensor([[1.0, 2.0], [5.0, 4.0]])
peak = paddle.to_tensor(np.max(spectra.numpy()))
assert np.allclose(layer(spectra, peak).numpy(), [[0.2, 0.4], [1.0, 0.8]])
