import functools
from functools import cache, lru_cache

import torch
from torch.export import export

# %%
@functools.lru_cache
def positions(n):
    return torch.arange(n)  # errata: hit


class Net(torch.nn.Module):
    def forward(self, x):
        return x + positions(4)


program = torch.export.export(Net(), (x,))

# %%
@lru_cache(maxsize=None)
def mask(n):
    m = torch.tril(torch.ones(n, n))  # errata: hit
    return m


class Net(torch.nn.Module):
    def forward(self, x):
        return self.attend(x)

    def attend(self, x):
        return x * mask(8)


net = Net()
program = export(net, args=(x,))

# %%
@cache
def window(n):
    return torch.zeros(n)  # errata: hit


class Net(torch.nn.Module):
    def forward(self, x):
        return x * window(16)


program = export(Net().eval(), (x,), strict=False)

# %%
def positions(n):
    return torch.arange(n)  # errata: ok


class Net(torch.nn.Module):
    def forward(self, x):
        return x + positions(4)


program = torch.export.export(Net(), (x,))

# %%
@lru_cache
def positions(n):
    return torch.arange(n)  # errata: ok


class Net(torch.nn.Module):
    def forward(self, x):
        return x + positions(4)

# %%
@lru_cache
def width(n):
    return n * 2  # errata: ok


class Net(torch.nn.Module):
    def forward(self, x):
        return x + width(4)


program = torch.export.export(Net(), (x,))

# %%
@lru_cache
def positions(n):
    return torch.arange(n)  # errata: ok


class Net(torch.nn.Module):
    def forward(self, x):
        return x + positions(4)


program = torch.export.export(Net(), (x,), strict=True)

# %%
@functools.lru_cache(maxsize=8)
def positions(n):
    return torch.arange(n)  # errata: ok


class Net(torch.nn.Module):
    def forward(self, x):
        return x + positions(4)


program = torch.export.export(Net(), (x,))
positions.cache_clear()
