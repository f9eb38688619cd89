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
