"""net.zero_grad() has the same words with the class of the network; param_groups of an optimizer is missing as well."""

from mindspore import nn

net = nn.SequentialCell(nn.Dense(8, 3))
optimizer = nn.SGD(net.trainable_params(), learning_rate=0.1)
for owner, name in ((net, "zero_grad"), (optimizer, "param_groups")):
    try:
        getattr(owner, name)
    except AttributeError as error:
        assert f"The '{type(owner).__name__}' object has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
