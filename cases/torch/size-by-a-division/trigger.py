import torch
from torch import nn

# %%
layer = nn.Linear(64 / 2, 10)  # errata: hit


# %%
class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        half = channels / 2
        self.reduce = nn.Conv2d(channels, half, 1)  # errata: hit
        self.normalise = nn.BatchNorm2d(half)  # errata: hit
        self.expand = nn.ConvTranspose2d(half, out_channels=channels, kernel_size=2)  # errata: hit


# %%
def head(features):
    return torch.nn.Sequential(torch.nn.ReLU(), torch.nn.Linear(features, features / 4))  # errata: hit


# %%
class Right(nn.Module):
    def __init__(self, channels):
        super().__init__()
        half = channels // 2
        self.reduce = nn.Conv2d(channels, half, 1)  # errata: ok
        self.normalise = nn.BatchNorm2d(int(channels / 2))  # errata: ok
        self.expand = nn.ConvTranspose2d(half, channels, 2)  # errata: ok
        self.scale = channels / 2
        self.head = nn.Linear(round(channels / 4), 10)  # errata: ok
