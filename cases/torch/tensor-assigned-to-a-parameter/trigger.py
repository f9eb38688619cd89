import numpy as np
import torch
import torch.nn.functional as F
from torch import nn


# %%
class Tagger(nn.Module):
    def __init__(self, vectors):
        super().__init__()
        self.embedding = nn.Embedding(100, 50)
        self.embedding.weight = torch.from_numpy(vectors)  # errata: hit


# %%
layer = nn.Linear(4, 2)
start = torch.zeros(2)
layer.bias = start  # errata: hit

# %%
conv = torch.nn.Conv2d(1, 1, 3, bias=False)
conv.weight = torch.tensor([[[[0.0, 1, 0], [1, -4, 1], [0, 1, 0]]]]).float()  # errata: hit


# %%
class Mixed(nn.Module):
    def __init__(self):
        super().__init__()
        self.mix = nn.Parameter(torch.zeros(3))

    def forward(self, layers):
        self.mix = F.softmax(self.mix, dim=0)  # errata: hit
        return (self.mix[:, None] * layers).sum(0)


# %%
class Scaled(nn.Module):
    def __init__(self):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(1))

    def forward(self, x):
        self.scale = self.scale.clamp(0, 1)  # errata: hit
        return x * self.scale


# %%
layer = nn.Linear(4, 2)
layer.bias = nn.Parameter(torch.zeros(2))  # errata: ok
layer.weight.data = torch.zeros(2, 4)  # errata: ok

# %%
encoder = nn.Embedding(100, 50)
decoder = nn.Linear(50, 100)
decoder.weight = encoder.weight  # errata: ok
decoder.bias = None  # errata: ok


# %%
class Options:
    pass


options = Options()
options.weight = torch.ones(3)  # errata: ok


# %%
class Averaged(nn.Module):
    def __init__(self):
        super().__init__()
        self.mix = nn.Parameter(torch.zeros(3))
        self.register_buffer("mean", torch.zeros(3))

    def forward(self, x):
        self.mean = torch.mean(x, 0)  # errata: ok
        self.last = torch.softmax(self.mix, 0)  # errata: ok
        mix = torch.softmax(self.mix, 0)  # errata: ok
        return mix * self.mean


# %%
class Plain(nn.Module):
    def __init__(self, learned):
        super().__init__()
        self.scale = torch.ones(1)

    def forward(self, x):
        self.scale = self.scale * 0.9  # errata: ok
        return x * self.scale


# %%
conv = nn.Conv2d(3, 8, 3)
mask = (torch.rand_like(conv.weight) > 0.5).float()
conv.weight = conv.weight * mask  # errata: hit


# %%
layer = nn.Linear(3, 3)
nn.utils.parametrize.register_parametrization(layer, "weight", Symmetric())
layer.weight = torch.zeros(3, 3)  # errata: ok


# %%
layer = nn.Linear(3, 3)
del layer.weight
layer.weight = torch.eye(3)  # errata: ok
