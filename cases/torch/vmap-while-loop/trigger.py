from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    x = torch._higher_order_ops.while_loop.while_loop(cond, body, (x,))  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    from torch._higher_order_ops.while_loop import while_loop
    x = while_loop(cond, body, (x, y))  # errata: hit
    return x

# %%
def f(x, y):
    from torch._higher_order_ops import while_loop as loops
    x = loops.while_loop(cond, body, (x,))  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    x = torch.cond(p, f, g, (x,))  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
def f(x, y):
    x = torch._higher_order_ops.while_loop.while_loop(cond, body, (x,))  # errata: ok
    return x

# %%
for x, y in zip(xs, ys):
    z = torch._higher_order_ops.while_loop.while_loop(cond, body, (x,))  # errata: ok
result = vmap(other)(xs)
