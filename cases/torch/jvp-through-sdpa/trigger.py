import torch
import torch.nn.functional as F
from torch.func import jvp

# %%
def attend(q):
    return F.scaled_dot_product_attention(q, q, q)  # errata: hit


out, tangent = torch.func.jvp(attend, (q,), (v,))

# %%
class Block(torch.nn.Module):
    def forward(self, x):
        return torch.nn.functional.scaled_dot_product_attention(x, x, x, is_causal=True)  # errata: hit


block = Block()
out = jvp(block, (x,), (t,))

# %%
j = torch.func.jacfwd(lambda q: F.scaled_dot_product_attention(q, k, v))(q)  # errata: hit

# %%
def attend(q):
    return F.scaled_dot_product_attention(q, q, q)  # errata: ok


g = torch.func.vjp(attend, q)

# %%
y = F.scaled_dot_product_attention(q, k, v)  # errata: ok

# %%
def attend(q):
    return torch.softmax(q @ q.T, -1) @ q  # errata: ok


out = jvp(attend, (q,), (t,))

# %%
from torch.nn.attention import SDPBackend, sdpa_kernel


def attend(q):
    with sdpa_kernel(SDPBackend.MATH):
        return F.scaled_dot_product_attention(q, q, q)  # errata: ok


out = jvp(attend, (q,), (t,))

# %%
from torch.nn.attention import SDPBackend, sdpa_kernel


def attend(q):
    return F.scaled_dot_product_attention(q, q, q)  # errata: ok


with sdpa_kernel(SDPBackend.MATH):
    out = jvp(attend, (q,), (t,))

# %%
out = jvp(lambda q: F.scaled_dot_product_attention(q, q, q, dropout_p=0.1), (q,), (t,))  # errata: ok

# %%
out = jvp(lambda q: F.scaled_dot_product_attention(q, q, q, dropout_p=0.0), (q,), (t,))  # errata: hit


# %%
class Block(torch.nn.Module):
    def forward(self, q):
        p = 0.1
        return F.scaled_dot_product_attention(q, q, q, None, p)  # errata: ok


out = jvp(Block(), (q,), (t,))


# %%
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True)


def attend(x):
    return attention(x, x, x, need_weights=False)[0]  # errata: hit


out, tangent = jvp(attend, (x,), (t,))


# %%
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True)


def attend(x):
    return attention(x, x, x)[0]  # errata: ok


out, tangent = jvp(attend, (x,), (t,))


# %%
attention = torch.nn.MultiheadAttention(8, 2, dropout=0.1, batch_first=True)


def attend(x):
    return attention(x, x, x, need_weights=False)[0]  # errata: ok


out, tangent = jvp(attend, (x,), (t,))
