import torch
from torch import autograd

# %%
g, = torch.autograd.grad(u.sum(), xt[:, 0])  # errata: hit

# %%
g = autograd.grad(out, inputs[:, 1:2], grad_outputs=torch.ones_like(out), create_graph=True)[0]  # errata: hit

# %%
g = torch.autograd.grad(y.sum(), [x[:, :1]], retain_graph=True)[0]  # errata: hit

# %%
du_dx = torch.autograd.grad(outputs=u, inputs=x[:, 0:1], create_graph=True)[0]  # errata: hit

# %%
g = torch.autograd.grad(u.sum(), xt)[0][:, 0]  # errata: ok

# %%
x, t = xt[:, :1], xt[:, 1:]
g = torch.autograd.grad(model(x, t).sum(), x)  # errata: ok

# %%
g = torch.autograd.grad(u.sum(), params[0])  # errata: ok

# %%
g = torch.autograd.grad(u.sum(), (x[:, 0:1],), create_graph=True)  # errata: hit

# %%
g = torch.autograd.grad(outputs=u.sum(), inputs=[x[..., 0]], create_graph=True)  # errata: hit

# %%
g = torch.autograd.grad(u.sum(), x[:, 1:], allow_unused=True)[0]  # errata: ok

# %%
g = torch.autograd.grad(field.sum(), grid[:, :, 0], create_graph=True)[0]  # errata: hit

# %%
net = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 1))

xt = torch.rand(10, 2, requires_grad=True)
x, t = xt[:, :1], xt[:, 1:]
u = net(xt)
u_t = torch.autograd.grad(u.sum(), t, create_graph=True)[0]  # errata: hit

# %%
from torch import nn


class Physics(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Linear(2, 1)

    def residual(self, coords):
        coords.requires_grad_(True)
        out = self.net(coords)
        dx, dy = torch.autograd.grad(out.sum(), [coords[:, 0], coords[:, 1]])  # errata: hit
        return dx + dy


Physics().residual(torch.rand(4, 2))

# %%
net = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 1))

xt = torch.rand(10, 2, requires_grad=True)
x, t = xt[:, :1], xt[:, 1:]
u = net(torch.cat([x, t], dim=1))
u_t = torch.autograd.grad(u.sum(), t, create_graph=True)[0]  # errata: ok

# %%
net = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 1))

h = torch.rand(4, 2, requires_grad=True)
first = h[0]
out = net(first)
g = torch.autograd.grad(out, first)[0]  # errata: ok
