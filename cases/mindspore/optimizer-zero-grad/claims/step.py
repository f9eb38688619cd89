"""Without zero_grad, step raises the same error with its own name, with nine optimizers."""

from mindspore import nn

net = nn.Dense(8, 3)
for make in (
    nn.SGD,
    nn.Momentum,
    nn.Adam,
    nn.AdamWeightDecay,
    nn.Adagrad,
    nn.RMSProp,
    nn.Lamb,
    nn.Rprop,
    nn.ASGD,
):
    more = {"momentum": 0.9} if make is nn.Momentum else {}
    optimizer = make(net.trainable_params(), learning_rate=0.1, **more)
    for name in ("zero_grad", "step"):
        try:
            getattr(optimizer, name)()
        except AttributeError as error:
            assert f"The '{make.__name__}' object has no attribute '{name}'" in str(error)
        else:
            raise AssertionError("nothing was raised")
