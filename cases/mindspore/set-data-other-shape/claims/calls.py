# releases: >=2.10
"""With a bias the call of the layer raises; without one it runs, and gives two numbers instead of three."""

import mindspore as ms
from mindspore import nn, ops


def head(has_bias):
    """A head of three classes with the weights of two."""
    layer = nn.Dense(2, 3, weight_init="ones", has_bias=has_bias)
    layer.weight.set_data(ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
    return layer


x = ops.ones((1, 2), ms.float32)
for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    assert head(False)(x).asnumpy().tolist() == [[3.0, 7.0]]
    try:
        head(True)(x).asnumpy()
    except ValueError as error:
        assert "For 'BiasAdd', bias[0] shape should be equal" in str(error), error
    else:
        raise AssertionError("nothing was raised")
