"""Parameters in a list are not among the network's; those in a ParameterTuple are."""

import mindspore as ms
from mindspore import nn


class Net(nn.Cell):
    """Two scales in a list or in a ParameterTuple."""

    def __init__(self, kind):
        super().__init__()
        self.scales = kind([ms.Parameter(ms.Tensor([1.0]), name=f"scale{i}") for i in range(2)])


assert len(list(Net(list).get_parameters())) == 0
assert len(list(Net(ms.ParameterTuple).get_parameters())) == 2
