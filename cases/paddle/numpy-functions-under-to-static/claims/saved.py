"""paddle.jit.save converts the whole graph, and raises also where full_graph=False was given."""

import os
import tempfile

import numpy as np
import paddle
from paddle import nn

from paddle.static import InputSpec


class Scaled(nn.Layer):
    def forward(self, spectra):
        peak = float(np.max(spectra.numpy()))
        return spectra / peak


layer = paddle.jit.to_static(Scaled(), input_spec=[InputSpec([2, 2], "float32")], full_graph=False)
with tempfile.TemporaryDirectory() as folder:
    try:
        paddle.jit.save(layer, os.path.join(folder, "scaled"))
    except TypeError as error:
        assert "called numpy API np.max, please use Paddle API to replace it." in str(error), error
    else:
        raise AssertionError("nothing was raised")
