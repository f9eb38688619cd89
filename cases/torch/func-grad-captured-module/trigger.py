import torch
from torch.func import functional_call, grad

# %%
params = dict(model.named_parameters())


def loss(params, x):
    return model(x).sum()  # errata: hit


g = grad(loss)(params, x)

# %%
weights = {k: v.detach() for k, v in net.named_parameters()}


def objective(w, x, y):
    out = net(x)  # errata: hit
    return (out - y).pow(2).mean()


grads = torch.func.grad(objective)(weights, x, y)

# %%
class Trainer:
    def run(self, model, x):
        w = dict(model.named_parameters())
        return torch.func.grad(lambda w: model(x).mean())(w)  # errata: hit

# %%
params = dict(model.named_parameters())


def loss(params, x):
    return functional_call(model, params, (x,)).sum()  # errata: ok


g = grad(loss)(params, x)

# %%
params = dict(model.named_parameters())


def loss(x):
    return model(x).sum()  # errata: ok


g = grad(loss)(x)

# %%
params = dict(model.named_parameters())


def loss(params, x):
    return other(x).sum()  # errata: ok


g = loss(params, x)
