from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    x = torch.while_loop(cond, body, (x,))  # errata: hit
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
    from torch._higher_order_ops import while_loop
    x = while_loop(cond, body, (x,))  # errata: hit
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
    x = torch.while_loop(cond, body, (x,))  # errata: ok
    return x

# %%
for x, y in zip(xs, ys):
    z = torch.while_loop(cond, body, (x,))  # errata: ok
result = vmap(other)(xs)

# %%
def root(square):
    return torch._higher_order_ops.while_loop(unfinished, newton, (square,))[0]  # errata: hit


roots = torch.vmap(root)(squares)

# %%
def whole(xs):
    return torch.while_loop(some_unfinished, newton, (xs,))[0]  # errata: ok


roots = whole(squares)
