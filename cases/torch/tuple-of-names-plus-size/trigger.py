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
