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
