import numpy as np
import torch

# %%
x = torch.zeros(2, 3)
key = ("causal",) + x.size()  # errata: hit

# %%
def lookup(table, x, device):
    return table[("mask", device) + x.size()]  # errata: hit


# %%
class Spec:
    def partial(self, weight):
        return (None,) + weight.size()  # errata: hit


# %%
x = torch.zeros(2, 3)
key = ("causal", *x.size())  # errata: ok

# %%
x = torch.zeros(2, 3)
key = ("causal",) + tuple(x.size())  # errata: ok

# %%
def grow(x, n):
    return x.expand((n,) + x.size())  # errata: ok


# %%
def grow(x):
    return x.expand((4,) + x.size())  # errata: ok

# %%
def mask(x, device):
    key = (device,) + x.size()  # errata: hit
    return cache[key]


# %%
x = torch.randn(4, 3)
key = ("causal",) + x.shape  # errata: hit

# %%
x = np.zeros((4, 3))
key = ("causal",) + x.shape  # errata: ok
row = ("w",) + (x.shape[0], x.shape[1])  # errata: ok
batched = torch.empty((size,) + sample.size())  # errata: ok

# %%
class Cache:
    def get(self, q, kind):
        key = (q.dtype, kind) + q.size()  # errata: hit
        return self.store.get(key)


# %%
def tile(x, n):
    return x.expand((n, n) + x.size())  # errata: ok

# %%
def keys(x, kind):
    first = ("mask", kind, 2) + x.size()  # errata: hit
    second = (kind, "mask") + x.size()  # errata: hit
    third = (str(x.dtype),) + x.size()  # errata: hit
    fourth = (slice(None),) + x.size()  # errata: hit
    fifth = (x.dim(), 4) + x.size()  # errata: ok
    return first, second, third, fourth, fifth


# %%
x = torch.zeros(4, 3)
index = (slice(None),) + x.shape  # errata: hit
key = ("mask", x.dim(), True) + x.shape  # errata: hit
key = ("mask", *x.shape)  # errata: ok

# %%
def copies(x):
    name = 3
    return x.expand((name,) + x.size())  # errata: ok
