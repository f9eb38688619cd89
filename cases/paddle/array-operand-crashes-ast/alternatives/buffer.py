"""Subtract the mean of a data set as a buffer of the network."""

import os

import numpy as np
import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")
MEAN = np.array([0.4, 0.5, 0.6], dtype="float32").reshape(3, 1, 1)


class Centred(paddle.nn.Layer):
    """Centre images by channel."""

    def __init__(self):
        super().__init__()
        self.register_buffer("mean", paddle.to_tensor(MEAN))

    def forward(self, images):
        return images - self.mean


network = Centred()
if MODE != "dynamic":
    network = paddle.jit.to_static(network, full_graph=MODE == "ast")

centred = network(paddle.ones([2, 3, 4, 4]))
result = centred.numpy()
assert np.allclose(result[0, :, 0, 0], [0.6, 0.5, 0.4])
