import mindspore as ms
from mindspore import nn, ops


# %%
class Net(nn.Module):  # errata: hit
    def construct(self, x):
        return ops.relu(x)


# %%
head = nn.Sequential(nn.Dense(8, 4), nn.ReLU())  # errata: hit


# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.ModuleList([nn.Dense(4, 4) for _ in range(3)])  # errata: hit
        self.scale = nn.Parameter(ops.ones(4))  # errata: hit


# %%
from mindspore.nn import Module  # errata: hit

# %%
import mindspore.nn as mnn

y = mnn.functional.relu(x)  # errata: hit


# %%
class Net(nn.Cell):  # errata: ok
    def __init__(self):
        super().__init__()
        self.body = nn.SequentialCell(nn.Dense(8, 4), nn.ReLU())  # errata: ok
        self.blocks = nn.CellList([nn.Dense(4, 4)])
        self.scale = ms.Parameter(ops.ones(4))  # errata: ok


# %%
from mindspore import mint

linear = mint.nn.Linear(4, 2)  # errata: ok

# %%
import torch.nn as nn


class Teacher(nn.Module):  # errata: ok
    pass
