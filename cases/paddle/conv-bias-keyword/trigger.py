import paddle
from paddle import nn
from paddle.nn import Conv2D


# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2D(3, 8, 3, padding=1, bias=False)
        self.head = nn.Linear(8, 4, bias=True)  # errata: hit
        self.proj = nn.Linear(in_features=4, out_features=4, bias=False)  # errata: hit


# %%
stem = Conv2D(3, 64, 7, stride=2, bias=False)  # errata: ok since 3.2

# %%
up = nn.Conv2DTranspose(8, 4, 2, stride=2, bias=use_bias)  # errata: hit


# %%
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2D(3, 8, 3, padding=1, bias_attr=False)  # errata: ok
        self.head = nn.Linear(8, 4)  # errata: ok


# %%
head = paddle.compat.nn.Linear(8, 4, bias=False)  # errata: ok

# %%
import torch

conv = torch.nn.Conv2d(3, 8, 3, bias=False)  # errata: ok
