"""A filter that finds no name, and a get_parameters() that was read before, raise the same."""

import mindspore as ms
from mindspore import nn

net = nn.SequentialCell(nn.Dense(4, 4), nn.Dense(4, 2))
read_before = net.get_parameters()
assert len(list(read_before)) == 4
for parameters in ([p for p in net.trainable_params() if "head" in p.name], read_before):
    try:
        nn.SGD(parameters, 0.1)
    except ValueError as error:
        assert "the argument parameters must not be empty" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert len(nn.SGD(net.get_parameters(), 0.1).parameters) == 4
