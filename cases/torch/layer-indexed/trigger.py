import torch
from torch import nn


# %%
class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.classifier = nn.Linear(32, 10)


model = Network()
width = model.classifier[-1].in_features  # errata: hit

# %%
head = nn.Linear(4, 2)
first = head[0]  # errata: hit


# %%
class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(8)

    def forward(self, x):
        return self.norm[0](x)  # errata: hit


# %%
class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.classifier = nn.Sequential(nn.Dropout(), nn.Linear(32, 10))


model = Network()
width = model.classifier[-1].in_features  # errata: ok

# %%
head = nn.Linear(4, 2)
row = head.weight[0]  # errata: ok
out = head(x)[0]  # errata: ok


# %%
class Ghost(nn.Module):
    def __init__(self):
        super().__init__()
        self.cheap = nn.Sequential(nn.Conv2d(4, 4, 3), nn.BatchNorm2d(4))

    def fuse(self):
        first = self.cheap[0]  # errata: ok
        self.cheap = nn.Conv2d(first.in_channels, first.out_channels, 3)
