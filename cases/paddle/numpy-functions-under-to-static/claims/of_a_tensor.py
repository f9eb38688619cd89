"""np.max of a tensor without numpy() says that max() got an unexpected keyword argument 'out', in dynamic mode and under SOT."""

import numpy as np
import paddle
from paddle import nn


class Scaled(nn.Layer):
    def forward(self, spectra):
        return spectra / np.max(spectra)


for layer in (Scaled(), paddle.jit.to_static(Scaled(), full_graph=False)):
    try:
        layer(paddle.to_tensor([[1.0, 2.0], [5.0, 4.0]]))
    except TypeError as error:
        assert "max() got an unexpected keyword argument 'out'" in str(error), error
    else:
        raise AssertionError("nothing was raised")
