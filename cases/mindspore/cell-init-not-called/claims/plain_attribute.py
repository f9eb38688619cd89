"""Numbers and strings that are set before the constructor of Cell are kept, and a layer after it is found."""

from mindspore import nn


class Classifier(nn.Cell):
    def __init__(self):
        self.classes = 3
        self.name = "classifier"
        super().__init__()
        self.out = nn.Dense(8, 3)


net = Classifier()
assert net.classes == 3 and net.name == "classifier"
assert len(net.trainable_params()) == 2
