import paddle
import paddle.nn.functional as F
from paddle import nn
from paddle.nn import Conv1D

# %%
conv = nn.Conv2D(64, 64, 3, padding="SAME", dilation=2)  # errata: hit

# %%
class Block(nn.Layer):
    def __init__(self, channels, rate):
        super().__init__()
        self.conv = Conv1D(channels, channels, 3, dilation=rate, padding="same")  # errata: hit


# %%
y = F.conv2d(x, weight, padding="SAME", dilation=[2, 2])  # errata: hit

# %%
layers = [nn.Conv1D(8, 8, 3, 1, "SAME", 2**n) for n in range(4)]  # errata: hit

# %%
conv = nn.Conv2D(64, 64, 3, padding="SAME")  # errata: ok

# %%
conv = nn.Conv2D(64, 64, 3, padding="SAME", dilation=1)  # errata: ok

# %%
conv = nn.Conv2D(64, 64, 3, padding=2, dilation=2)  # errata: ok

# %%
conv = nn.Conv2D(64, 64, 3, padding="VALID", dilation=2)  # errata: ok

# %%
rate = 1
conv = nn.Conv2D(64, 64, 3, padding="SAME", dilation=rate)  # errata: ok

# %%
class Separable(nn.Layer):
    def __init__(self, channels, dilation=1):
        super().__init__()
        self.conv = nn.Conv2D(channels, channels, 3, padding="SAME", dilation=dilation)  # errata: ok


# %%
conv = nn.Conv2D(64, 64, 3, padding="SAME", dilation=(1, 1))  # errata: ok

# %%
import torch

conv = torch.nn.Conv2d(64, 64, 3, padding="same", dilation=2)  # errata: ok
