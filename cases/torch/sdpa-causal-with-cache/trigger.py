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
