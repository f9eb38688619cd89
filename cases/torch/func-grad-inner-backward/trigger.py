import torch
from torch.func import grad, grad_and_value

# %%
def loss(w):
    inner = (w * x).sum()
    inner.backward()  # errata: hit
    return inner


grad(loss)(w)

# %%
def step(params, batch):
    value = objective(params, batch)
    value.mean().backward(retain_graph=True)  # errata: hit
    return value


run = grad_and_value(step)

# %%
def sample(x):
    y = model(x)
    y.backward()  # errata: hit
    return y


torch.vmap(sample)(xs)

# %%
def loss(w):
    return (w * x).sum()


loss(w).backward()  # errata: ok
grad(loss)(w)

# %%
def step(w):
    inner = (w * x).sum()
    inner.backward()  # errata: ok
    return inner


step(w)

# %%
def loss(w):
    return layer.backward_scale(w)  # errata: ok


grad(loss)(w)

# %%
class Layer:
    def backward(self):
        return self.weight


def loss(w):
    return (w * Layer().backward()).sum()  # errata: ok


grad(loss)(w)

# %%
def maml(params, x):
    value = objective(params, x)
    value.backward(create_graph=True)  # errata: hit
    return value


grad(maml)(params, x)

# %%
def sample(x):
    torch.autograd.backward(model(x).sum())  # errata: hit
    return x


torch.func.jacfwd(sample)(x)

# %%
per_sample = torch.vmap(loss)(xs)
per_sample.sum().backward()  # errata: ok
