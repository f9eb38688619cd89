# releases: >=2.10
"""A lambda in a list or a dictionary that `construct` uses has the same message."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Model(nn.Cell):
    """Applies one of its functions."""

    def __init__(self, functions, key):
        super().__init__()
        self.functions = functions
        self.key = key

    def construct(self, x):
        return self.functions[self.key](x)


in_list = [lambda x: x * 2]
in_dict = {"double": lambda x: x * 2}
for functions, key in ((in_list, 0), (in_dict, "double")):
    try:
        Model(functions, key)(ops.ones((2, 4), ms.float32))
    except TypeError as error:
        assert "Parse Lambda Function Fail" in str(error), error
    else:
        raise AssertionError("nothing was raised")
