"""Parameters of nested cells are named by their place."""

from mindspore import nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.body = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 1))


names = [parameter.name for parameter in Net().trainable_params()]
assert names == ["body.0.weight", "body.0.bias", "body.1.weight", "body.1.bias"], names
