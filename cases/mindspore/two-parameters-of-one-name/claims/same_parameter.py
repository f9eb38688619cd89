"""Of a parameter that is in the list twice the optimizer names its own state: accum.weight, moment1.weight."""

from mindspore import nn

for optimizer, state in ((nn.SGD, "accum.weight"), (nn.Adam, "moment1.weight")):
    net = nn.Dense(2, 2)
    try:
        optimizer(net.trainable_params() + net.trainable_params(), learning_rate=0.1)
    except ValueError as error:
        assert f"its name '{state}' already exists" in str(error), error
    else:
        raise AssertionError("nothing was raised")
