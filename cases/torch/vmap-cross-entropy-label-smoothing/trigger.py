from functools import partial

import torch
from torch.func import vmap


# %%
def f(x, y):
    loss = torch.nn.functional.cross_entropy(x, y, label_smoothing=0.1)  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)


# %%
@partial(torch.func.vmap, in_dims=0)
def f(x, y):
    import torch.nn.functional as F

    loss = F.cross_entropy(x[None], y[None], label_smoothing=eps)  # errata: hit
    return x


# %%
def f(x, y):
    from torch.nn.functional import cross_entropy

    loss = cross_entropy(x, y, reduction="sum", label_smoothing=0.2)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, 0))(xs, ys)


# %%
def f(x, y):
    loss = torch.nn.functional.cross_entropy(x, y)  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)


# %%
def f(x, y):
    loss = torch.nn.functional.cross_entropy(x, y, label_smoothing=0.1)  # errata: ok
    return x


# %%
for x, y in zip(xs, ys):
    loss = torch.nn.functional.cross_entropy(x, y, label_smoothing=0.1)  # errata: ok
result = vmap(other)(xs)


# %%
def f(x, y):
    return torch.nn.functional.cross_entropy(x[None], y[None], label_smoothing=0.0)  # errata: ok


result = vmap(f)(xs, ys)

# %%
criterion = torch.nn.CrossEntropyLoss(label_smoothing=0.1)


def f(x, y):
    return criterion(x.unsqueeze(0), y.unsqueeze(0))  # errata: hit


result = vmap(f)(xs, ys)


# %%
def f(x, y):
    return torch.nn.functional.cross_entropy(x, y, label_smoothing=0.1)  # errata: ok


result = vmap(f)(xs, torch.nn.functional.one_hot(labels, 3).float())

# %%
target = torch.tensor([1])


def f(x):
    return torch.nn.functional.cross_entropy(x[None], target, label_smoothing=0.1)  # errata: ok


result = vmap(f)(xs)


# %%
def f(x, y):
    return torch.nn.functional.cross_entropy(x[None], y[None], label_smoothing=0.1)  # errata: ok


result = vmap(f)(xs, torch.softmax(scores, -1))


# %%
def f(x, y):
    return torch.nn.functional.cross_entropy(x[None], y[None], label_smoothing=0.1)  # errata: ok


result = vmap(f, in_dims=(0, None))(xs, y)

# %%
class PerSample:
    def loss(self, x, y):
        return torch.nn.functional.cross_entropy(input=x[None], target=y[None], label_smoothing=self.rate)  # errata: hit

    def losses(self, xs, ys):
        return torch.vmap(self.loss)(xs, ys)
