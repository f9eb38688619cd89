"""`nn.AdamWeightDecay` and `nn.Lamb` have no argument `loss_scale`; `nn.SGD`, `nn.Momentum` and `nn.Adam` have it."""

from mindspore import nn


def has_it(optimizer, **more):
    try:
        made = optimizer(nn.Dense(2, 1).trainable_params(), learning_rate=0.1, loss_scale=8.0, **more)
    except TypeError as error:
        assert "unexpected keyword argument" in str(error) and "loss_scale" in str(error), error
        return False
    return float(made.loss_scale) == 8


assert not has_it(nn.AdamWeightDecay) and not has_it(nn.Lamb)
assert has_it(nn.SGD) and has_it(nn.Momentum, momentum=0.9) and has_it(nn.Adam)
