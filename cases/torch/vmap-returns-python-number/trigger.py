from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    return x * 2, x.numel()  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
def loss(x, y):
    total = (x - y).square().sum()
    return total, len(x)  # errata: hit


losses, counts = vmap(loss, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    n = x.size(0)
    return x, n  # errata: hit


per_sample = vmap(f, randomness="different")
result = per_sample(xs, ys)

# %%
def split(x):
    return x * 2, x.shape[0]  # errata: ok


def sample(x):
    y, n = split(x)
    return y / n


result = vmap(sample)(xs)

# %%
def f(x):
    return x.sum(), x.numel()  # errata: ok


result = vmap(f, out_dims=(0, None))(xs)

# %%
def f(x, y):
    return x * 2, x.sum()  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    return x * 2  # errata: ok
    return x

# %%
def f(x, y):
    return x * 2, x.numel()  # errata: ok
    return x

# %%
def step(x):
    loss = x.pow(2).mean()
    return {"loss": loss, "weight": 1.0}  # errata: hit


out = torch.func.vmap(step, randomness="different")(torch.randn(4, 3))

# %%
def predict(x, y):
    loss = (x - y).abs().sum()
    aux = None
    return loss, aux  # errata: hit


torch.vmap(predict, in_dims=(0, None))(torch.randn(4, 3), torch.zeros(3))

# %%
sizes = vmap(lambda x: x.numel())(torch.randn(4, 3))  # errata: hit

# %%
def evaluate(x):
    count = x.numel()
    count = (x > 0).sum()
    return x.sum(), count  # errata: ok


vmap(evaluate)(torch.randn(4, 3))

# %%
def f(x, full=False):
    if full:
        return x.sum(), x.shape[0]  # errata: ok
    return x.sum()


result = vmap(f)(xs)

# %%
def f(x):
    return x.sum(), x.mean(), 1  # errata: hit


torch.vmap(f)(xs)

# %%
def f(x):
    return [x.sum(), x.ndim]  # errata: hit


torch.vmap(f)(xs)

# %%
losses, counts = vmap(lambda x, y: ((x - y).sum(), len(x)), in_dims=(0, None))(xs, y)  # errata: hit
losses, count = vmap(lambda x: (x.sum(), len(x)), out_dims=(0, None))(xs)  # errata: ok

# %%
def f(x):
    return x.sum(), torch.tensor(x.numel())  # errata: ok


torch.vmap(f)(xs)

# %%
def losses(xs):
    return vmap(lambda x: x.sum())(xs), len(xs)  # errata: ok


total, count = losses(xs)

# %%
class Distances:
    def loss(self, x, y):
        error = (x - y).pow(2).sum()
        return error, None  # errata: hit

    def run(self, xs, ys):
        return torch.func.vmap(self.loss, in_dims=(0, 0))(xs, ys)


# %%
class Counted:
    def loss(self, x):
        return x.sum(), x.numel()  # errata: ok

    def one(self, x):
        value, n = self.loss(x)
        return value / n

    def run(self, xs):
        return torch.vmap(self.one)(xs)


# %%
class Shared:
    def loss(self, x):
        return x.sum(), x.numel()  # errata: ok

    def run(self, xs):
        return torch.vmap(self.loss, out_dims=(0, None))(xs)
