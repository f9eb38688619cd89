"""Gradients of a network whose samples have weights: the weights go in as the sensitivity of the output."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
    pynative_synchronize=True,
)

ms.set_seed(0)

net = nn.Dense(4, 2)
parameters = ms.ParameterTuple(net.trainable_params())
gradients_of = ops.GradOperation(get_by_list=True, sens_param=True)(net, parameters)

x = ms.Tensor(np.random.default_rng(0).standard_normal((8, 4)), ms.float32)
weights = ms.Tensor(np.linspace(0.1, 0.8, 8).reshape(8, 1), ms.float32)
gradients = gradients_of(x, weights)
assert gradients[0].shape == (2, 4)
result = gradients[0].asnumpy()
