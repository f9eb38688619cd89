import mindspore
from mindspore import nn


# %%
class Net(nn.Cell):
    def __init__(self):
        self.fc = nn.Dense(4, 2)  # errata: hit
        super().__init__()


# %%
class Net(nn.Cell):
    def __init__(self, width):
        self.width = width
        self.body = nn.SequentialCell(nn.Dense(4, width), nn.ReLU())  # errata: hit
        self.head = nn.Dense(width, 2)  # errata: hit

    def construct(self, x):
        return self.head(self.body(x))


# %%
class Net(nn.Cell):
    def __init__(self, width):
        self.width = width
        super().__init__()
        self.fc = nn.Dense(4, width)  # errata: ok


# %%
class Net(nn.Cell):
    def __init__(self):
        super(Net, self).__init__()
        self.fc = nn.Dense(4, 2)  # errata: ok


# %%
class Factory:
    def __init__(self):
        self.layer = nn.Dense(4, 2)  # errata: ok


# %%
class Stack(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        self.build(depth)

    def build(self, depth):
        self.layers = nn.CellList([nn.Dense(4, 4) for _ in range(depth)])  # errata: ok
