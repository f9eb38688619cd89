import functorch
import torch
from functorch import vmap

# %%
g = functorch.grad(loss)(w)  # errata: hit

# %%
y = vmap(f)(x)  # errata: hit

# %%
import functorch as ft

j = ft.jacrev(f)(x)  # errata: hit

# %%
y = torch.vmap(f)(x)  # errata: ok

# %%
from torch.func import grad, jacrev

g = grad(loss)(w)  # errata: ok

# %%
f, params = functorch.make_functional(net)  # errata: hit

# %%
from functorch.compile import aot_function, nop

compiled = aot_function(f, fw_compiler=nop, bw_compiler=nop)  # errata: ok
