import torch
import torch.nn.functional as F
from torch.func import vmap

# %%
def predict(w, x):
    return F.dropout(x @ w, 0.1).sum()


y = torch.vmap(predict, in_dims=(0, None))(w, x)  # errata: hit

# %%
def sample(x):
    h = F.dropout(x, p=0.5, training=True)
    return h.mean()


y = vmap(sample)(x)  # errata: hit

# %%
def mask(x):
    return torch.nn.functional.dropout(x)


def ensemble(x):
    return torch.func.vmap(mask, out_dims=1)(x)  # errata: hit

# %%
def predict(w, x):
    return F.dropout(x @ w, 0.1).sum()


y = torch.vmap(predict, in_dims=(0, None), randomness="different")(w, x)  # errata: ok

# %%
def predict(w, x):
    return (x @ w).sum()


y = torch.vmap(predict, in_dims=(0, None))(w, x)  # errata: ok
z = F.dropout(y, 0.1)

# %%
def predict(w, x):
    return F.dropout(x @ w, 0.1, training=False).sum()


y = torch.vmap(predict)(w, x)  # errata: ok

# %%
def augment(image):
    noise = torch.randn_like(image) * 0.1
    return image + noise


images = torch.rand(4, 3, 8, 8)
out = torch.vmap(augment)(images)  # errata: hit

# %%
import torch.nn as nn
from torch.func import functional_call, grad

net = nn.Sequential(nn.Linear(4, 8), nn.Dropout(p=0.5), nn.Linear(8, 1))
params = dict(net.named_parameters())


def loss(params, x, y):
    return (functional_call(net, params, (x,)) - y).square().mean()


per_sample = torch.func.vmap(grad(loss), in_dims=(None, 0, 0))  # errata: hit
out = per_sample(params, torch.randn(5, 4), torch.randn(5, 1))

# %%
import torch.nn as nn
from torch.func import functional_call, grad

net = nn.Sequential(nn.Linear(4, 8), nn.Dropout(p=0.5), nn.Linear(8, 1))
net.eval()
params = dict(net.named_parameters())


def loss(params, x, y):
    return (functional_call(net, params, (x,)) - y).square().mean()


per_sample = torch.func.vmap(grad(loss), in_dims=(None, 0, 0))  # errata: ok
out = per_sample(params, torch.randn(5, 4), torch.randn(5, 1))

# %%
def network(w, x):
    return F.dropout(x @ w, p=0.5)


out = vmap(network, (0, None), 0, "same")(torch.randn(2, 4, 3), torch.randn(5, 4))  # errata: ok

# %%
def loss(w, x, train=False):
    if train:
        x = x + torch.randn_like(x)
    return (x @ w).sum()


out = vmap(loss, in_dims=(None, 0))(torch.ones(3), torch.randn(4, 3))  # errata: ok

# %%
import torch.nn as nn
from torch.func import functional_call, grad

net = nn.Sequential(nn.Linear(3, 3), nn.Dropout(0.5))
critic = nn.Linear(3, 1)
params = dict(critic.named_parameters())


def value(params, x):
    return functional_call(critic, params, (x,)).sum()


net(torch.randn(2, 3))
out = vmap(grad(value), in_dims=(None, 0))(params, torch.randn(4, 3))  # errata: ok

# %%
import torch.nn as nn
from torch.func import functional_call, stack_module_state


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1, self.fc2 = nn.Linear(4, 8), nn.Linear(8, 1)
        self.drop = nn.Dropout(0.2)

    def forward(self, x):
        return self.fc2(self.drop(F.relu(self.fc1(x))))


models = [Mlp() for _ in range(3)]
params, buffers = stack_module_state(models)
base = Mlp()


def call(p, b, x):
    return functional_call(base, (p, b), (x,))


out = vmap(call, in_dims=(0, 0, None))(params, buffers, torch.randn(5, 4))  # errata: hit

# %%
from torch.func import grad


def loss(w, x, y):
    h = F.dropout(x, 0.1)
    return F.mse_loss(h @ w, y)


per_sample = torch.vmap(grad(loss), (None, 0, 0))  # errata: hit
grads = per_sample(torch.randn(3), torch.randn(5, 3), torch.randn(5))
