from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    z = x[y : y + 3]  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@torch.func.vmap
def f(x):
    z = table[x : x + 2]  # errata: hit
    return x

# %%
def f(x, y):
    z = x[y : y + width]  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample)(xs, ys)

# %%
def head(x, n):
    return x[:n]  # errata: hit


result = vmap(head)(xs, lengths)

# %%
def frames(x, n):
    x = x.clone()
    x[..., n : n + 4] = 0  # errata: hit
    return x


result = vmap(frames)(xs, starts)

# %%
result = torch.vmap(lambda x, i: x[i - 2 : i + 2])(xs, centres)  # errata: hit

# %%
def windows(xs, start):
    return vmap(lambda x: x[start : start + 8])(xs)  # errata: ok

# %%
def f(x, y):
    z = x[0:3]  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    z = x.narrow(0, 0, 3)  # errata: ok
    return x

# %%
def f(x, y):
    start = 2
    z = x[start : start + 3]  # errata: ok
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    z = x[y : y + 3]  # errata: ok
    return x

# %%
def prefix_sum(x, length):
    return x[:length].sum()  # errata: hit


out = vmap(prefix_sum, in_dims=(0, 0))(torch.randn(3, 8), torch.tensor([2, 4, 8]))

# %%
def crop(signal):
    peak = signal.argmax()
    return signal[peak - 2 : peak + 2]  # errata: hit


out = vmap(crop)(torch.randn(3, 32))

# %%
def crop(signal, width=8):
    return signal[:width] - signal[-width:]  # errata: ok


out = vmap(crop)(torch.randn(3, 32))

# %%
def head(x, width=4):
    return x[:width]  # errata: ok


fast = vmap(head)
out = fast(torch.randn(3, 8))

# %%
def crop(x, start):
    return x[start : start + 3]  # errata: ok


def features(x):
    return sum(crop(x, i).sum() for i in range(3))


out = vmap(features)(torch.randn(3, 8))

# %%
import torch.nn as nn


class Span(nn.Module):
    def forward(self, hidden, start, end):
        inside = hidden[start:end]  # errata: hit
        return inside.mean(dim=0)


span = Span()
out = torch.func.vmap(span)(torch.randn(3, 8, 2), torch.tensor([0, 1, 2]), torch.tensor([3, 4, 5]))
