"""Model and build_train_network raise other words, with the list of the levels."""

import mindspore as ms
from mindspore import amp, nn
from mindspore.train import Model


def model(net, optimizer):
    """By Model."""
    return Model(net, nn.MSELoss(), optimizer, amp_level="fp16")


def network(net, optimizer):
    """By build_train_network."""
    return amp.build_train_network(net, optimizer, nn.MSELoss(), level="fp16")


for make in (model, network):
    net = nn.Dense(4, 2)
    try:
        make(net, nn.SGD(net.trainable_params(), 0.1))
    except ValueError as error:
        assert "The 'level' should be in : ['O0', 'O1', 'O2', 'O3', 'auto'], but got fp16." in str(error), error
    else:
        raise AssertionError("nothing was raised")
