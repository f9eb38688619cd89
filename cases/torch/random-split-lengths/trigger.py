import torch
from torch.utils.data import random_split

# %%
train, valid = random_split(data, [int(0.8 * len(data)), int(0.2 * len(data))])  # errata: hit


# %%
def split(data):
    n = len(data)
    sizes = (int(n * 0.7), int(n * 0.2), int(n * 0.1))
    return torch.utils.data.random_split(data, sizes)  # errata: hit


# %%
n_train = int(0.9 * len(data))
n_valid = int(0.1 * len(data))
train, valid = random_split(data, [n_train, n_valid])  # errata: hit

# %%
n_train = int(0.9 * len(data))
train, valid = random_split(data, [n_train, len(data) - n_train])  # errata: ok

# %%
train, valid = random_split(data, [0.8, 0.2])  # errata: ok

# %%
train, valid = random_split(data, [900, 100])  # errata: ok
