"""A Parameter before the call raises an error that names Cell.__init__, an operator one that names _primitives."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops


class Scale(nn.Cell):
    def __init__(self):
        self.weight = ms.Parameter(ms.Tensor(np.ones(3, np.float32)))
        super().__init__()


class Activation(nn.Cell):
    def __init__(self):
        self.relu = ops.ReLU()
        super().__init__()


def words(cell):
    try:
        cell()
    except AttributeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert words(Scale) in (
    "For 'insert_param_to_cell', please call Cell.__init__() firstly.",
    "For 'Cell', can not assign params before Cell.__init__() is called.",
)
assert words(Activation) == "The 'Activation' object has no attribute '_primitives'."
