"""The result has two parts with and without has_aux, as many outputs as the function has; with one output the first is the loss itself."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
net = nn.Dense(4, 1)
x = ops.ones((2, 4), ms.float32)


def forward(x):
    """Two outputs."""
    y = net(x)
    return y.sum(), y


def one_output(x):
    """The sum alone."""
    return net(x).sum()


for has_aux in (True, False):
    values, gradients = ms.value_and_grad(forward, None, net.trainable_params(), has_aux=has_aux)(x)
    assert len(values) == 2 and values[1].shape == (2, 1)
    assert len(gradients) == 2
loss, gradients = ms.value_and_grad(one_output, None, net.trainable_params())(x)
assert loss.shape == () and len(gradients) == 2
values, (inputs, weights) = ms.value_and_grad(forward, 0, net.trainable_params(), has_aux=True)(x)
assert inputs.shape == (2, 4) and len(weights) == 2
