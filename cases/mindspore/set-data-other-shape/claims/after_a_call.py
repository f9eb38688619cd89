# releases: >=2.10
"""A layer without a bias that Graph mode has compiled before keeps three outputs, and the third one is no sum of weights."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)
layer = nn.Dense(2, 3, weight_init="ones", has_bias=False)
x = ops.ones((1, 2), ms.float32)
layer(x)
layer.weight.set_data(ms.Tensor([[5.0, 5.0], [5.0, 5.0]], ms.float32))
found = layer(x).asnumpy()
assert found.shape == (1, 3)
assert found[0, :2].tolist() == [10.0, 10.0]
