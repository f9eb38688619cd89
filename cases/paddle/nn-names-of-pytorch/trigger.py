import paddle
import paddle.nn as nn


# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm2d(8)  # errata: hit
        self.pool = nn.MaxPool2d(2)  # errata: hit


# %%
body = paddle.nn.Sequential(paddle.nn.Conv2D(3, 8, 3), paddle.nn.BatchNorm2d(8))  # errata: hit

# %%
from paddle.nn import BatchNorm1d  # errata: hit

# %%
norm = nn.BatchNorm2D(8)  # errata: ok

# %%
up = nn.Conv2DTranspose(8, 4, 2)  # errata: ok

# %%
import torch

norm = torch.nn.BatchNorm2d(8)  # errata: ok
