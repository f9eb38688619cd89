from functools import partial

import torch
from torch.func import vmap


# %%
def f(x, y):
    n = torch.bincount(x, minlength=8)  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)


# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    n = x.bincount()  # errata: hit
    return x


# %%
def f(x, y):
    n = torch.bincount(x.long())  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)


# %%
def f(x, y):
    n = torch.nn.functional.one_hot(x, 8).sum(0)  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)


# %%
def f(x, y):
    n = torch.bincount(x, minlength=8)  # errata: ok
    return x


# %%
for x, y in zip(xs, ys):
    n = torch.bincount(x)  # errata: ok
result = vmap(other)(xs)


# %%
classes = torch.bincount(labels)  # errata: ok
result = vmap(lambda x: x / classes)(xs)

# %%
def confusion(pred, target):
    index = target * 3 + pred
    return index.bincount(minlength=9).reshape(3, 3)  # errata: hit


batched = torch.func.vmap(confusion)
batched(torch.randint(3, (4, 10)), torch.randint(3, (4, 10)))

# %%
prior = torch.randint(3, (50,))


def score(x):
    counts = torch.bincount(prior, minlength=3)  # errata: ok
    return (x * counts).sum()


vmap(score)(torch.randn(4, 3))
