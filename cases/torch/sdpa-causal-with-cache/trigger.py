import torch
import torch.nn.functional as F

# %%
class Attention(torch.nn.Module):
    def forward(self, q, k, v):
        k = torch.cat([self.k_cache, k], dim=2)
        v = torch.cat([self.v_cache, v], dim=2)
        return F.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: hit

# %%
def attend(q, k, v, past):
    if past is not None:
        k = torch.cat((past[0], k), dim=-2)
        v = torch.cat((past[1], v), dim=-2)
    return torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: hit

# %%
def decode(self, q, key, value, cache):
    key = torch.cat([cache.key, key], 1)
    value = torch.cat([cache.value, value], 1)
    out = F.scaled_dot_product_attention(q, key, value, attn_mask=None, dropout_p=0.0, is_causal=True)  # errata: hit
    return out

# %%
def attend(q, k, v, past):
    if past is not None:
        k = torch.cat((past[0], k), dim=-2)
    return F.scaled_dot_product_attention(q, k, v, is_causal=past is None)  # errata: ok

# %%
def attend(q, k, v):
    return F.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: ok

# %%
def attend(q, k, v, past):
    if past is not None:
        k = torch.cat((past[0], k), dim=-2)
    return F.scaled_dot_product_attention(q, k, v, attn_mask=mask)  # errata: ok

# %%
def attend(q, k, v, cos, sin):
    q = torch.cat([q[..., 1:], q[..., :1]], -1)
    return F.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: ok

# %%
def attend(q, k, v, cache):
    if cache is None:
        return F.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: ok
    k = torch.cat([cache[0], k], dim=2)
    v = torch.cat([cache[1], v], dim=2)
    return F.scaled_dot_product_attention(q, k, v)

# %%
def attend(q, k, v, past=None):
    if past is not None:
        k = torch.cat([past[0], k], dim=2)
        v = torch.cat([past[1], v], dim=2)
        out = F.scaled_dot_product_attention(q, k, v)
    else:
        out = F.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: ok
    return out

# %%
def attend(q, k, v, past):
    k = torch.cat([past[0], k], dim=2)
    v = torch.cat([past[1], v], dim=2)
    if q.shape[2] > 1:
        return F.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: ok
    return F.scaled_dot_product_attention(q, k, v)

# %%
def attend(q, k, v, previous):
    q, k, v = (torch.cat([previous[i], t], dim=2) for i, t in enumerate((q, k, v)))
    return F.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: ok

# %%
import torch.nn as nn
from torch.nn.functional import scaled_dot_product_attention as sdpa


class Cached(nn.Module):
    def __init__(self):
        super().__init__()
        self.keys = torch.zeros(1, 2, 0, 4)
        self.values = torch.zeros(1, 2, 0, 4)

    def step(self, q, k, v):
        self.keys = torch.cat([self.keys, k], dim=-2)
        self.values = torch.cat([self.values, v], dim=-2)
        return sdpa(q, self.keys, self.values, is_causal=True)  # errata: hit


cached = Cached()
for _ in range(3):
    out = cached.step(*torch.randn(3, 1, 2, 1, 4))

# %%
def decode(q, k_new, v_new, cache):
    keys = torch.concat([cache["k"], k_new], dim=1)
    values = torch.concat([cache["v"], v_new], dim=1)
    return F.scaled_dot_product_attention(q, keys, values, None, 0.0, True)  # errata: hit


cache = {"k": torch.randn(1, 3, 4), "v": torch.randn(1, 3, 4)}
out = decode(*torch.randn(3, 1, 1, 4), cache)

# %%
import torch.nn as nn


class Attention(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.qkv = nn.Linear(dim, 3 * dim)

    def forward(self, x, past=None):
        q, k, v = self.qkv(x).chunk(3, dim=-1)
        if past is not None:
            k = torch.cat((past[0], k), dim=1)
            v = torch.cat((past[1], v), dim=1)
            return F.scaled_dot_product_attention(q, k, v), (k, v)
        return F.scaled_dot_product_attention(q, k, v, is_causal=True), (k, v)  # errata: ok


att = Attention(8)
_, past = att(torch.randn(1, 3, 8))
out, _ = att(torch.randn(1, 1, 8), past)

# %%
def block(q, k, v, memory):
    k = torch.cat([memory, k], dim=0)
    v = torch.cat([memory, v], dim=0)
    q = torch.concat([q, q[:1]], dim=0)
    return F.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: ok


out = block(*torch.randn(3, 2, 3, 8), torch.randn(1, 3, 8))

# %%
def packed(q, k, v, past_len):
    k = torch.cat([k[:, :past_len], k[:, past_len:]], dim=1)
    return F.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: ok


out = packed(*torch.randn(3, 1, 4, 8), 2)


# %%
class Static(torch.nn.Module):
    def forward(self, q, k, v, pos):
        self.cache_k[:, :, pos : pos + 1] = k
        self.cache_v[:, :, pos : pos + 1] = v
        keys, values = self.cache_k[:, :, : pos + 1], self.cache_v[:, :, : pos + 1]
        return F.scaled_dot_product_attention(q, keys, values, is_causal=True)  # errata: hit


# %%
class Prefilled(torch.nn.Module):
    def forward(self, q, k, v, pos):
        end = pos + k.shape[2]
        keys, values = self.cache_k[:, :, :end], self.cache_v[:, :, :end]
        if pos == 0:
            return F.scaled_dot_product_attention(q, keys, values, is_causal=True)  # errata: ok
        return F.scaled_dot_product_attention(q, keys, values)
