from functools import partial

import torch
from torch.func import vmap
import torch.nn.functional as F

# %%
def f(x, y):
    x = torch.nn.functional.scaled_dot_product_attention(x, x, x, is_causal=True)  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    import torch.nn.functional as F
    x = F.scaled_dot_product_attention(x, y, y, is_causal=True)  # errata: hit
    return x

# %%
def f(x, y):
    from torch.nn.functional import scaled_dot_product_attention
    x = scaled_dot_product_attention(x, y, y, None, 0.0, is_causal=True)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x):
    return F.scaled_dot_product_attention(x, x, x)  # errata: hit


result = torch.vmap(f)(xs)

# %%
def f(x, y):
    x = torch.nn.functional.scaled_dot_product_attention(x, x, x, mask)  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
def f(x, y):
    x = torch.nn.functional.scaled_dot_product_attention(x, x, x, is_causal=True)  # errata: ok
    return x

# %%
for x, y in zip(xs, ys):
    y = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: ok
result = vmap(other)(xs)
