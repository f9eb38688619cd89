import torch
import torch.nn.functional as F
from torch.nn.functional import scaled_dot_product_attention

# %%
y = F.scaled_dot_product_attention(q, k, v, attn_mask=padding, is_causal=True)  # errata: hit


# %%
class Attention(torch.nn.Module):
    def forward(self, q, k, v, mask):
        return scaled_dot_product_attention(  # errata: hit
            q, k, v, attn_mask=mask, dropout_p=self.dropout, is_causal=True
        )


# %%
def attend(q, k, v, mask):
    return F.scaled_dot_product_attention(q, k, v, mask, is_causal=True)  # errata: hit


# %%
y = F.scaled_dot_product_attention(q, k, v, attn_mask=None, is_causal=True)  # errata: ok

# %%
y = F.scaled_dot_product_attention(q, k, v, is_causal=True)  # errata: ok

# %%
y = F.scaled_dot_product_attention(q, k, v, attn_mask=padding, is_causal=False)  # errata: ok


# %%
def attend(q, k, v, mask):
    if mask is None:
        return F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=True)  # errata: ok
    return F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=False)


# %%
def attend(q, k, v, mask):
    causal = mask is None
    return F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=causal)  # errata: ok


# %%
def attend(q, k, v, bias):
    return F.scaled_dot_product_attention(q, k, v, bias, 0.0, True)  # errata: hit


# %%
def attend(q, k, v, mask, causal):
    return F.scaled_dot_product_attention(  # errata: ok
        q, k, v, attn_mask=None if causal else mask, is_causal=True
    )


# %%
def attend(q, k, v, mask):
    if not mask:
        return F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=True)  # errata: ok
    return F.scaled_dot_product_attention(q, k, v, attn_mask=mask)


# %%
class Attention(torch.nn.Module):
    def forward(self, q, k, v):
        return F.scaled_dot_product_attention(q, k, v, attn_mask=self.mask, is_causal=True)  # errata: hit
