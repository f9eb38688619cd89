"""Two inserted lists have the same parameter names, and the optimizer refuses them; assigned lists have not."""

import mindspore as ms
from mindspore import nn


def layers():
    """A list of one layer."""
    return nn.CellList([nn.Dense(2, 2)])


class Inserted(nn.Cell):
    """Two lists, inserted."""

    def __init__(self):
        super().__init__()
        self.insert_child_to_cell("encoder", layers())
        self.insert_child_to_cell("decoder", layers())


class Assigned(nn.Cell):
    """Two lists, assigned."""

    def __init__(self):
        super().__init__()
        self.encoder = layers()
        self.decoder = layers()


ms.set_context(mode=ms.GRAPH_MODE)
nn.SGD(Assigned().trainable_params(), 0.1)
try:
    nn.SGD(Inserted().trainable_params(), 0.1)
except ValueError as error:
    assert "its name '0.weight' already exists" in str(error), error
else:
    raise AssertionError("nothing was raised")
