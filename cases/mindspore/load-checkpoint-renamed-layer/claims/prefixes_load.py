"""Names with a prefix load, also if half of them have it or two prefixes occur; the second list that `load_param_into_net` returns has them all the same."""

import numpy as np

import mindspore as ms
from mindspore import nn


class Net(nn.Cell):
    """Two layers."""

    def __init__(self):
        super().__init__()
        self.a = nn.Dense(2, 2)
        self.b = nn.Dense(2, 2)


def load(renamed):
    """Load ones under other names; what `load_param_into_net` returns."""
    net = Net()
    names = [parameter.name for parameter in net.get_parameters()]
    ones = {parameter.name: np.ones(parameter.shape, np.float32) for parameter in net.get_parameters()}
    parameters = {renamed(name): ms.Parameter(ms.Tensor(ones[name]), name=renamed(name)) for name in names}
    missing, left_over = ms.load_param_into_net(net, parameters)
    assert not missing
    assert all((parameter.asnumpy() == 1).all() for parameter in net.get_parameters())
    return left_over


assert len(load(lambda name: "module." + name)) == 4
assert len(load(lambda name: "module." + name if name[0] == "a" else name)) == 2
assert len(load(lambda name: ("x." if name[0] == "a" else "y.") + name)) == 4
