"""value_and_grad of the weighted sum of the outputs needs no sensitivity; the gradients are the same."""

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
x = ms.Tensor(np.random.default_rng(0).standard_normal((8, 4)), ms.float32)
weights = ms.Tensor(np.linspace(0.1, 0.8, 8).reshape(8, 1), ms.float32)


def weighted(x):
    return (net(x) * weights).sum()


value, gradients = ms.value_and_grad(weighted, None, parameters)(x)
spread = ops.GradOperation(get_by_list=True, sens_param=True)(net, parameters)(x, ops.broadcast_to(weights, (8, 2)))
for one, other in zip(gradients, spread):
    assert np.allclose(one.asnumpy(), other.asnumpy(), atol=1e-5)
