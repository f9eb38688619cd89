# releases: >=2.10
"""A layer that Graph mode has compiled before gives three numbers, with a bias too; two of them are sums of weights."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)
x = ops.ones((1, 2), ms.float32)
for has_bias in (False, True):
    layer = nn.Dense(2, 3, weight_init="ones", bias_init="zeros", has_bias=has_bias)
    layer(x)
    layer.weight.set_data(ms.Tensor([[5.0, 5.0], [5.0, 5.0]], ms.float32))
    found = layer(x).asnumpy()
    assert found.shape == (1, 3)
    assert found[0, :2].tolist() == [10.0, 10.0]
