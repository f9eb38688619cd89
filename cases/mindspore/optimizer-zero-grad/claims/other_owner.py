"""net.zero_grad() has the same words with the class of the network; a Cell of your own without step has them, too; param_groups of an optimizer is missing as well."""

from mindspore import nn


class Env(nn.Cell):
    """A Cell without step."""


net = nn.SequentialCell(nn.Dense(8, 3))
optimizer = nn.SGD(net.trainable_params(), learning_rate=0.1)
for owner, name in ((net, "zero_grad"), (optimizer, "param_groups"), (Env(), "step")):
    try:
        getattr(owner, name)
    except AttributeError as error:
        assert f"The '{type(owner).__name__}' object has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
