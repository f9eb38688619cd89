"""The parameters of such cells are not among `trainable_params()`, and no optimizer gets them."""

import mindspore as ms
from mindspore import nn


class Net(nn.Cell):
    """A block in a list, and a head."""

    def __init__(self):
        super().__init__()
        self.blocks = [nn.Dense(3, 3)]
        self.head = nn.Dense(3, 1)


assert [p.name for p in Net().trainable_params()] == ["head.weight", "head.bias"]
