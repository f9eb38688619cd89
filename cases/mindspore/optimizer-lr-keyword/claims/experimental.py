# releases: >=2.7
"""The optimizers of mindspore.experimental and of mint are given lr."""

from mindspore import mint, nn
from mindspore.experimental import optim

net = nn.Dense(8, 3)
for make in (optim.Adam, optim.SGD, mint.optim.AdamW):
    assert abs(float(make(net.trainable_params(), lr=0.01).param_groups[0]["lr"].asnumpy()) - 0.01) < 1e-6
    try:
        make(net.trainable_params(), learning_rate=0.01)
    except TypeError as error:
        assert "got an unexpected keyword argument 'learning_rate'" in str(error)
    else:
        raise AssertionError("nothing was raised")
