"""SGD and others say "unexpected keyword", Momentum and Lamb miss learning_rate."""

from mindspore import nn

net = nn.Dense(8, 3)
for make in (nn.SGD, nn.RMSProp, nn.Adagrad, nn.LazyAdam):
    try:
        make(net.trainable_params(), lr=0.01)
    except TypeError as error:
        assert str(error) == "got an unexpected keyword argument 'lr'", error
    else:
        raise AssertionError("nothing was raised")
try:
    nn.AdamWeightDecay(net.trainable_params(), lr=0.01)
except TypeError as error:
    assert "__init__() got an unexpected keyword argument 'lr'" in str(error)
else:
    raise AssertionError("nothing was raised")
for make, more in ((nn.Momentum, {"momentum": 0.9}), (nn.Lamb, {})):
    try:
        make(net.trainable_params(), lr=0.01, **more)
    except TypeError as error:
        assert str(error) == "missing a required argument: 'learning_rate'", error
    else:
        raise AssertionError("nothing was raised")
