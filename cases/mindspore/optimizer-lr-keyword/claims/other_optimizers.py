"""Adam alone raises a KeyError; Momentum and Lamb miss learning_rate, and all others say "unexpected keyword"."""

from mindspore import nn

net = nn.Dense(8, 3)
for make in (nn.SGD, nn.RMSProp, nn.Adagrad, nn.LazyAdam, nn.FTRL, nn.AdaMax, nn.Adadelta, nn.ASGD, nn.Rprop, nn.AdaFactor):
    try:
        make(net.trainable_params(), lr=0.01)
    except TypeError as error:
        assert str(error) == "got an unexpected keyword argument 'lr'", error
    else:
        raise AssertionError("nothing was raised")
for make in (nn.AdamWeightDecay, nn.AdamOffload):
    try:
        make(net.trainable_params(), lr=0.01)
    except TypeError as error:
        assert "__init__() got an unexpected keyword argument 'lr'" in str(error)
    else:
        raise AssertionError("nothing was raised")
try:
    nn.Adam(net.trainable_params(), lr=0.01)
except KeyError as error:
    assert "invalid keys" in str(error)
else:
    raise AssertionError("nothing was raised")
for make, more in ((nn.Momentum, {"momentum": 0.9}), (nn.Lamb, {})):
    try:
        make(net.trainable_params(), lr=0.01, **more)
    except TypeError as error:
        assert str(error) == "missing a required argument: 'learning_rate'", error
    else:
        raise AssertionError("nothing was raised")
