import numpy as np
import torch
from torch import nn


# %%
class Flat(nn.Module):
    def forward(self, x):
        return x.reshape(x.shape(0), -1)  # errata: hit


# %%
images = torch.rand(4, 3, 8, 8)
count = images.shape(0)  # errata: hit

# %%
scores = torch.cat([torch.zeros(2), torch.ones(2)])
print(scores.shape())  # errata: hit


# %%
class Right(nn.Module):
    def forward(self, x, mask=None):
        batch = x.shape[0]  # errata: ok
        length = np.shape(mask)  # errata: ok
        return x.view(batch, x.size(1), -1), length  # errata: ok


# %%
class Box:
    def shape(self, axis):
        return (3, 4)[axis]


class Drawn(nn.Module):
    def forward(self, x):
        box = Box()
        return x + box.shape(0)  # errata: ok


# %%
class Attention(nn.Module):
    def __init__(self, dim=8, heads=2):
        super().__init__()
        self.heads, self.q, self.k = heads, nn.Linear(dim, dim), nn.Linear(dim, dim)

    def shape(self, x):
        return x.view(x.size(0), -1, self.heads, x.size(-1) // self.heads).transpose(1, 2)

    def forward(self, x):
        q, k = self.shape(self.q(x)), self.shape(self.k(x))  # errata: ok
        return (q @ k.transpose(-1, -2)).softmax(-1)


# %%
class HeadsOf(Base):
    pass


class Heads(nn.Module, HeadsOf):
    def forward(self, x):
        return self.shape(x)  # errata: ok


# %%
class ImageList:
    def __init__(self, tensors):
        self.tensors = tensors

    def shape(self, axis=0):
        return self.tensors.shape[axis]


class Pad(nn.Module):
    def forward(self, images):
        return images.tensors / images.shape(-1)  # errata: ok


# %%
class Reuse(nn.Module):
    def forward(self, x):
        x = Boxed(tuple(x.shape))
        return x.shape(0)  # errata: ok


class Boxed:
    def __init__(self, sizes):
        self.sizes = sizes

    def shape(self, axis):
        return self.sizes[axis]


# %%
images = torch.from_numpy(np.zeros((2, 3)))
print(images.shape())  # errata: hit


# %%
def rows(batch):
    return batch.size()(0)  # errata: hit


# %%
def columns(batch):
    return batch.size()[1], batch.size(1)  # errata: ok
