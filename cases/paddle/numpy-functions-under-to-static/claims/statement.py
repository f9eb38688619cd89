"""The message quotes the statement of the converted function and the function of NumPy."""

import numpy as np
import paddle
from paddle import nn


class Scaled(nn.Layer):
    def forward(self, spectra):
        peak = float(np.max(spectra.numpy()))
        return spectra / peak


try:
    paddle.jit.to_static(Scaled(), full_graph=True)(paddle.ones([2, 2]))
except TypeError as error:
    assert "Code 'peak = float(np.max(spectra.numpy()))' called numpy API np.max" in str(error), error
else:
    raise AssertionError("nothing was raised")
