import mindspore.nn as nn
from mindspore import ops

# %%
pool = nn.MaxPool2d(2)  # errata: hit


# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.pool = nn.AvgPool2d(kernel_size=2)  # errata: hit
        self.body = nn.SequentialCell(nn.Conv1d(1, 4, 3), nn.MaxPool1d((3,)), nn.ReLU())  # errata: hit


# %%
pool = nn.MaxPool2d(kernel_size=(2, 2))  # errata: hit
third = nn.MaxPool2d(2, pad_mode="valid")  # errata: hit

# %%
pool = nn.MaxPool2d(2, 2)  # errata: ok
other = nn.MaxPool2d(kernel_size=3, stride=2)  # errata: ok

# %%
blur = nn.AvgPool2d(3, pad_mode="same")  # errata: ok
every = nn.MaxPool2d(3, stride=1)  # errata: ok

# %%
half = ops.max_pool2d(x, 2)  # errata: ok
all_of_it = nn.AvgPool2d(7)  # errata: ok

# %%
third = nn.SequentialCell(nn.Conv1d(1, 32, 80), nn.ReLU(), nn.MaxPool1d(4))  # errata: hit
