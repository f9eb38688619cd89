"""`set_train` reaches no cell in a list, tuple or dictionary: a Dropout there goes on doing nothing."""

from mindspore import nn


class Net(nn.Cell):
    """A Dropout in a container."""

    def __init__(self, container):
        super().__init__()
        self.blocks = container


for make in (list, tuple, lambda cells: {"first": cells[0]}, nn.CellList):
    dropout = nn.Dropout(p=0.5)
    net = Net(make([dropout]))
    net.set_train(True)
    assert net.training
    assert dropout.training == (make is nn.CellList)
