from functools import partial

import torch
from torch.func import vmap


# %%
def f(x, y):
    out = torch.zeros(3)
    out[0] = x.sum()  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)


# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    out = torch.ones(3, 3)
    out[:, 0] = x  # errata: hit
    return x


# %%
def f(x, y):
    m = torch.empty(2, 2)
    m[0, 1] = x[0]  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)


# %%
def f(x, y):
    out = torch.zeros_like(x)
    out[0] = x.sum()  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)


# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    out = [0, 0]
    out[0] = x.sum()  # errata: ok
    return x


# %%
def f(x, y):
    out = torch.zeros(3)
    out[0] = x.sum()  # errata: ok
    return x


# %%
@vmap
def pad(x):
    out = torch.zeros(8)
    out[:4] = x  # errata: hit
    return out


# %%
def features(x):
    out = torch.full((3,), 0.5)
    out[1] = x[0]  # errata: hit
    return out


result = torch.vmap(features)(xs)


# %%
@vmap
def transition(x):
    a = torch.zeros(2, 2)
    a[0, 1] = 0.1  # errata: ok
    a[1, 1] = -1  # errata: ok
    a[1, 0] = DT  # errata: ok
    a[0] = torch.ones(2)  # errata: ok
    return a @ x


# %%
def scaled(x):
    weights = torch.ones(4)
    weights[0] = float("inf")  # errata: ok
    return x / weights


result = vmap(scaled)(xs)


# %%
def pad(x):
    out = x.new_zeros(8)
    out[:4] = x  # errata: ok
    return out


result = vmap(pad)(xs)


# %%
def energy(x, y):
    out = torch.zeros(2)
    out[0] = (x - y).square().sum() / 2  # errata: hit
    out[1] = x.shape[0]  # errata: ok
    return out


result = vmap(energy)(xs, ys)

# %%
def f(x):
    w = torch.zeros(3)
    n = len(x)
    w[0] = 1.0 / n  # errata: ok
    w[1] = n - 1  # errata: ok
    return x * w


vmap(f)(torch.randn(4, 3))


# %%
class Dynamics(torch.nn.Module):
    def derivative(self, state):
        velocity = state[2:]
        change = torch.zeros(4, dtype=state.dtype)
        change[:2] = velocity  # errata: hit
        return change

    def forward(self, states):
        return torch.vmap(self.derivative)(states)


# %%
def weights(x):
    n = x.size(0)
    w = torch.ones(3)
    w[0] = n  # errata: ok
    return x * w


result = vmap(weights)(xs)
