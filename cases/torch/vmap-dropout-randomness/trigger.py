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
