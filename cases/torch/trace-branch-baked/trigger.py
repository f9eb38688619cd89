import torch


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.sum() > 0:  # errata: hit
            return x
        return -x


traced = torch.jit.trace(Net(), x)


# %%
def f(x):
    if x.max() < 1:  # errata: hit
        x = x * 255
    return x


traced = torch.jit.trace(f, (x,))


# %%
def step(x):
    level = x.mean()
    if level > 0.5:  # errata: hit
        x = x / 2
    return x


fast = torch.jit.trace(step, example_inputs=x)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.sum() > 0:  # errata: ok
            return x
        return -x


scripted = torch.jit.script(Net())


# %%
def f(x):
    if x.shape[0] > 1:  # errata: ok
        x = x[:1]
    return x


traced = torch.jit.trace(f, (x,))


# %%
def f(x):
    return torch.where(x.sum() > 0, x, -x)  # errata: ok


traced = torch.jit.trace(f, (x,))


# %%
def f(x):
    if torch.any(x > 1):  # errata: hit
        x = x / 255
    return x


traced = torch.jit.trace(f, x)


# %%
def f(x):
    if not torch.jit.is_tracing():
        if x.max() > 1:  # errata: ok
            raise ValueError
    return x


traced = torch.jit.trace(f, x)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if self.sizes.max() > 3:  # errata: ok
            return x
        return -x


traced = torch.jit.trace(Net(), x)


# %%
def f(x):
    norm = torch.linalg.norm(x)
    if norm > 1.0:  # errata: hit
        x = x / norm
    return x


traced = torch.jit.trace(f, x)


# %%
class Router(torch.nn.Module):
    def forward(self, x, flag):
        return x * 2 if flag.any() else x - 1  # errata: hit


traced = torch.jit.trace(Router(), (x, flag))


# %%
@torch.jit.script
def rescale(x):
    if x.max() > 1:  # errata: ok
        x = x / x.max()
    return x


class Net(torch.nn.Module):
    def forward(self, x):
        return rescale(x) + 1


traced = torch.jit.trace(Net(), x)


# %%
import numpy as np


def f(x):
    table = np.arange(4)
    if table.max() > 2:  # errata: ok
        x = x * 2
    return x


traced = torch.jit.trace(f, x)


# %%
def f(x):
    if x.abs().max() > 1:  # errata: hit
        x = x / x.abs().max()
    return x


traced = torch.jit.trace(f, x)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.mean().item() > 0.5:  # errata: hit
            return x * 2
        return x


traced = torch.jit.trace_module(Net(), {"forward": x})


# %%
def f(x):
    if (x > 1).any():  # errata: hit
        x = x.clamp(max=1)
    return x


traced = torch.jit.trace(f, x)


# %%
def f(x):
    peak = x.abs().max()
    return x / torch.where(peak > 1, peak, torch.ones_like(peak))  # errata: ok


traced = torch.jit.trace(f, x)
