import functools
from functools import cache, lru_cache

import torch

# %%
@functools.lru_cache
def mask(n):
    return torch.tril(torch.ones(n, n))  # errata: hit


@torch.compile
def f(x):
    return x * mask(x.shape[0])

# %%
@lru_cache(maxsize=8)
def positions(n):
    return torch.arange(n)  # errata: hit


class Net(torch.nn.Module):
    def forward(self, x):
        return x + positions(4)


net = torch.compile(Net())

# %%
@cache
def window(n):
    w = torch.zeros(n)  # errata: hit
    return w


def f(x):
    return x * window(8)


fast = torch.compile(f)

# %%
def mask(n):
    return torch.tril(torch.ones(n, n))  # errata: ok


@torch.compile
def f(x):
    return x * mask(4)

# %%
@lru_cache
def mask(n):
    return torch.tril(torch.ones(n, n))  # errata: ok


def f(x):
    return x * mask(4)

# %%
@lru_cache
def width(n):
    return 2 * n  # errata: ok


@torch.compile
def f(x):
    return x * width(4)

# %%
@torch.compiler.disable
@lru_cache
def mask(n):
    return torch.tril(torch.ones(n, n))  # errata: ok


@torch.compile
def f(x):
    return x * mask(4)


# %%
@lru_cache(maxsize=8)
def window(size, device):
    return torch.hann_window(size, device=device)  # errata: hit


def spectrum(x):
    return torch.fft.rfft(x * window(x.shape[-1], x.device))


fast = torch.compile(spectrum)

# %%
@lru_cache
def projection(n):
    return torch.randn(n, 2)  # errata: hit


@torch.compile
def f(x):
    return x @ projection(x.shape[-1])

# %%
class Net(torch.nn.Module):
    @lru_cache(maxsize=4)
    def table(self, n):
        return torch.arange(n)  # errata: ok

    def forward(self, x):
        return x + self.table(x.shape[-1])


net = torch.compile(Net())

# %%
@lru_cache
def mask(n):
    print("new mask", n)
    return torch.tril(torch.ones(n, n))  # errata: ok


@torch.compile
def f(x):
    return x * mask(4)
