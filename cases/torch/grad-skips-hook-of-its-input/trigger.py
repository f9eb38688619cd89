import torch
from torch import autograd

# %%
x.register_hook(lambda g: g * 2)
(g,) = torch.autograd.grad(y.sum(), x)  # errata: hit

# %%
h = layer(x)
h.register_hook(keep)
g = autograd.grad(loss, [h], retain_graph=True)[0]  # errata: hit

# %%
z.register_hook(print)
g = torch.autograd.grad(outputs=loss, inputs=z)  # errata: hit

# %%
(g,) = torch.autograd.grad(y.sum(), x)  # errata: ok
x.register_hook(print)

# %%
x.register_hook(print)
y.sum().backward()  # errata: ok

# %%
h.register_hook(print)
(g,) = torch.autograd.grad(y.sum(), x)  # errata: ok

# %%
handle = x.register_hook(print)
y.sum().backward(retain_graph=True)
handle.remove()
(g,) = torch.autograd.grad(y.sum(), x)  # errata: ok

# %%
z.register_hook(double)
(g,) = torch.autograd.grad(outputs=score, inputs=[z], create_graph=True)  # errata: hit

# %%
x.register_hook(print)
y.sum().backward()
x = x.detach().requires_grad_()
(g,) = torch.autograd.grad(f(x), x)  # errata: ok

# %%
x = x.requires_grad_()
x.register_hook(lambda g: g.clamp(-1, 1))
(g,) = torch.autograd.grad(f(x), x, create_graph=True)  # errata: hit
