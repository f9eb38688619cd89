from functools import partial

import torch
from torch.func import vmap


# %%
def f(x, y):
    loss = torch.nn.functional.gaussian_nll_loss(x, y, x * x)  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)


# %%
@partial(torch.func.vmap, in_dims=(None, 0))
def f(x, y):
    import torch.nn.functional as F

    loss = F.gaussian_nll_loss(x, y, var=y.exp(), full=True)  # errata: hit
    return x


# %%
def f(x, y):
    from torch.nn.functional import gaussian_nll_loss

    loss = gaussian_nll_loss(x, y, y)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, 0))(xs, ys)


# %%
def f(x, y):
    loss = torch.nn.functional.mse_loss(x, y)  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)


# %%
def f(x, y):
    loss = torch.nn.functional.gaussian_nll_loss(x, y, x * x)  # errata: ok
    return x


# %%
for x, y in zip(xs, ys):
    loss = torch.nn.functional.gaussian_nll_loss(x, y, v)  # errata: ok
result = vmap(other)(xs)

# %%
criterion = torch.nn.GaussianNLLLoss()


def f(x, y, v):
    return criterion(x, y, v)  # errata: hit


result = vmap(f)(xs, ys, vs)


# %%
def f(x, y):
    return torch.nn.functional.gaussian_nll_loss(x, y, torch.ones(3))  # errata: ok


result = vmap(f)(xs, ys)

# %%
criterion = torch.nn.GaussianNLLLoss()
result = vmap(lambda x, y: criterion(x, y, torch.full((3,), 0.5)))(xs, ys)  # errata: ok


# %%
def f(x, y, v):
    return torch.nn.functional.gaussian_nll_loss(x, y, v)  # errata: ok


result = vmap(f, in_dims=(0, 0, None))(xs, ys, v)


# %%
def f(x, y):
    variance = x.exp()
    return torch.nn.functional.gaussian_nll_loss(x, y, variance)  # errata: hit


result = vmap(f)(xs, ys)


# %%
def f(x, y):
    mean, variance = model(x).unbind(-1)
    return torch.nn.functional.gaussian_nll_loss(mean, y, variance)  # errata: hit


result = vmap(f)(xs, ys)

# %%
variance = torch.ones(2) * 0.1


def f(x, y):
    return torch.nn.functional.gaussian_nll_loss(x, y, variance)  # errata: ok


result = vmap(f)(xs, ys)

# %%
criterion = torch.nn.GaussianNLLLoss()


def f(x, y, v):
    a = torch.nn.functional.gaussian_nll_loss(input=x, target=y, var=v)  # errata: hit
    return a + criterion(x, y, var=v)  # errata: hit


result = vmap(f)(xs, ys, vs)


# %%
criterion = torch.nn.GaussianNLLLoss()


def f(weight, x, y):
    mean, log_variance = x @ weight
    return criterion(mean, y, torch.exp(log_variance))  # errata: hit


result = vmap(torch.func.grad(f), in_dims=(None, 0, 0))(weight, xs, ys)
