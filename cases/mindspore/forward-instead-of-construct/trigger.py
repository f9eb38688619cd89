import mindspore
from mindspore import nn, ops


# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(4, 2)

    def forward(self, x):  # errata: hit
        return self.fc(x)


# %%
class Block(mindspore.nn.Cell):
    def forward(self, x, mask=None):  # errata: hit
        return ops.relu(x)


# %%
class Block(nn.Cell):
    def __init__(self):
        super().__init__()

    def forward(self, *inputs):  # errata: hit
        return inputs[0]


# %%
class Net(nn.Cell):
    def construct(self, x):  # errata: ok
        return ops.relu(x)


# %%
class Net(nn.Cell):
    def construct(self, x):
        return self.forward(x)

    def forward(self, x):  # errata: ok
        return ops.relu(x)


# %%
class Helper:
    def forward(self, x):  # errata: ok
        return ops.relu(x)
